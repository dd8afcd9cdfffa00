/**
 * Who may import whom: core knows no plugin; a plugin is entered through a door; web sees the contract, never the code.
 * Each rule's name says what it forbids; a test plants a violation of each one and sees it bite.
 */
const { readdirSync, readFileSync, existsSync } = require('node:fs')
const { join } = require('node:path')

const PLUGINS = join(__dirname, 'plugins')
const TESTS = '(^|/)tests/|\\.(spec|test)\\.tsx?$|^core/testing/|/testing\\.ts$|^bin/test\\.ts$'
const WEB = '^(web/|plugins/[^/]+/web/)'
/** Actions and queries: in folders of these names, or directly in the folder of their feature, told by the verb. */
const ACTIONS = [
  '^plugins/.+/(actions|queries|models)/',
  '^plugins/.+/(add|count|delete|describe|duplicate|fetch|find|keep|list|preview|save|search|show|start|upsert)_[a-z_]+\\.ts$',
]
const NO_ACTIONS = '/ports/|_(controller|validator|job|schedule|request)\\.ts$'

/** Plugin ids that a manifest names in its `requires`. Read as text: nothing is booted to check imports. */
function requirements(id) {
  const manifest = join(PLUGINS, id, 'plugin.ts')
  if (!existsSync(manifest)) return []
  const [, inside = ''] = /requires:\s*\{([^}]*)\}/.exec(readFileSync(manifest, 'utf8')) ?? []
  return [...inside.matchAll(/(\w+)['"]?\s*:/g)].map(([, name]) => name).filter((name) => name !== 'core')
}

function pluginIds() {
  if (!existsSync(PLUGINS)) return []
  return readdirSync(PLUGINS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** One rule a plugin: other plugins' doors are open only to those that require them, directly or through others. */
function onlyDeclaredRequirements(id) {
  const allowed = new Set([id])
  const add = (name) => {
    for (const required of requirements(name)) {
      if (!allowed.has(required)) {
        allowed.add(required)
        add(required)
      }
    }
  }
  add(id)
  return {
    name: `only-declared-requirements-${id}`,
    severity: 'error',
    comment: `The plugin "${id}" imports a plugin that its requires do not name.`,
    from: { path: `^plugins/${id}/` },
    to: { path: '^plugins/', pathNot: `^plugins/(${[...allowed].join('|')})/` },
  }
}

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule(
      'every-import-resolves',
      'An import that leads nowhere hides every other rule.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|#contract/|\\.?/?virtual)' }
    ),
    rule(
      'no-circular',
      'Modules that need each other belong together, or need a third one. Imports of types count.',
      {},
      { circular: true }
    ),
    rule(
      'core-knows-no-plugin',
      'Core is given its plugins; it names none.',
      { path: '^core/' },
      { path: '^(plugins|web|cli|config)/' }
    ),
    rule(
      'plugins-only-through-the-front-door',
      'Another plugin is entered by its index.ts; tests may use its testing.ts.',
      { path: '^plugins/([^/]+)/' },
      { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/[^/]+/(index|testing)\\.ts$'] }
    ),
    ...pluginIds().map(onlyDeclaredRequirements),
    rule(
      'screens-see-no-server-code',
      'Screens see the contract, never the code behind it; how figures are read and the types of documents are one source for both sides.',
      { path: WEB, pathNot: TESTS },
      {
        path: '^(core|config|cli|bin|database)/|^plugins/[^/]+/(?!web/)',
        pathNot: '^core/money/(read_written|errors)\\.ts$|^core/rich_text/(shown_)?document\\.ts$',
      }
    ),
    rule(
      'screens-keep-to-their-plugin',
      'A screen uses its own plugin and the kit of web/app.',
      { path: '^plugins/([^/]+)/web/' },
      { path: '^plugins/[^/]+/web/', pathNot: '^plugins/$1/web/' }
    ),
    rule(
      'server-sees-no-screens',
      'The server serves what was built; it imports no screen.',
      { path: '^(core|cli|config|bin)/|^plugins/[^/]+/(?!web/)', pathNot: TESTS },
      { path: WEB }
    ),
    rule(
      'web-imports-no-plugin',
      'The build finds the manifests of screens (web/vite/screen_manifests.ts) and mounts what they name.',
      { path: '^web/', pathNot: '^web/(vite/|app/layouts/|vite\\.config)|^vite\\.config' },
      { path: '^plugins/' }
    ),
    rule(
      'test-doors-are-for-tests',
      'Fakes and factories never reach a shop.',
      { pathNot: [TESTS, '^bench/'] },
      { path: '^core/testing/|^plugins/[^/]+/testing\\.ts$|(^|/)tests/' }
    ),
    rule(
      'only-config-knows-plugins',
      'The list of plugins is in config/plugins.ts and nowhere else. A content type of a file is of the plugin that has them.',
      { path: '^(config|cli|bin|database)/', pathNot: '^config/(plugins|content_types/\\w+)\\.ts$|^bin/test\\.ts$' },
      { path: '^plugins/' }
    ),
    rule(
      'config-takes-manifests-only',
      'config/plugins.ts imports plugin.ts of each plugin, nothing else of it.',
      { path: '^config/plugins\\.ts$' },
      { path: '^plugins/', pathNot: '^plugins/[^/]+/plugin\\.ts$' }
    ),
    rule(
      'controllers-do-not-touch-lucid',
      'Controllers run actions and queries; these know the database.',
      { path: '/controllers/|_controller\\.ts$' },
      { path: '@adonisjs/lucid|^core/database/(?!query_rows)' }
    ),
    rule(
      'actions-do-not-know-http',
      'An action runs the same from a form, an import and a job.',
      { path: ACTIONS, pathNot: [TESTS, WEB, NO_ACTIONS] },
      { path: '@adonisjs/(core/build/modules/http|http-server)|^core/http/(?!errors|route_list|plugin_routes)' }
    ),
    rule(
      'packages-are-listed',
      'What is imported stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|web/build|storage|tmp|\\.adonisjs|tests/fixtures/broken)/|\\?url$|\\.css$|\\.json$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    cache: false,
  },
}
