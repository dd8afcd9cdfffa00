import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'
import { resourceTypes } from './core/resources/registry_types.js'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('#core/providers/redis_provider'),
    () => import('#core/providers/plugin_provider'),
    () => import('#core/providers/services_provider'),
    () => import('#core/providers/http_provider'),
    () => import('#core/providers/pages_provider'),
  ],
  preloads: [() => import('#core/http/kernel')],
  directories: { config: 'config', providers: 'core/providers', migrations: 'database/migrations' },
  metaFiles: [
    { pattern: 'core/lang/*.json', reloadServer: true },
    { pattern: 'plugins/*/lang/*.json', reloadServer: true },
    { pattern: 'database/demo/*.{csv,json}', reloadServer: false },
    { pattern: 'database/demo/{contents,files,pictures,returns}/**/*.*', reloadServer: false },
    { pattern: 'cli/index.js', reloadServer: false },
    { pattern: 'cli/lang/*.json', reloadServer: false },
  ],
  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.ts', 'plugins/*/tests/unit/**/*.spec.ts'], timeout: 10_000 },
      {
        name: 'functional',
        files: [
          'tests/functional/**/*.spec.ts',
          'tests/security/**/*.spec.ts',
          'plugins/*/tests/functional/**/*.spec.ts',
        ],
        timeout: 30_000,
      },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.ts'], timeout: 60_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.ts'], timeout: 120_000 },
    ],
    // bin/test.ts ends the process after what was printed has been read.
    forceExit: false,
  },
  hooks: {
    init: [
      indexEntities({
        controllers: { source: './plugins', glob: ['**/*_controller.ts'], importAlias: '#plugins' },
        transformers: { enabled: false },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      resourceTypes(),
      generateRegistry(),
    ],
  },
})
