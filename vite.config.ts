import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rollup } from 'vite'
import { manifests } from './web/app/routes'
import { messagesWithoutParser } from './web/vite/messages_without_parser'
import { chunkLoss } from './web/vite/chunk_loss'
import { iconModules } from './web/vite/icon_modules'
import { screenModules } from './web/vite/screen_modules'

const root = fileURLToPath(new URL('.', import.meta.url))
const basename = `/${(process.env.APP_BASE_PATH ?? '/vue').replaceAll(/^\/+|\/+$/g, '')}`
const base = basename === '/' ? '/' : `${basename}/`

const libraries =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|i18next-icu|intl-messageformat|@formatjs)\//

/** Mantine and what it brings: the back office's alone. Charts and dates come with the screens that show them. */
const backOffice =
  /\/node_modules\/(@mantine\/(core|hooks|store|spotlight|notifications)|@floating-ui|@tanstack|react-number-format|react-remove-scroll|react-textarea-autosize|clsx)\//

/**
 * What every page needs goes into two files, ours and the libraries': many small ones compress badly, each is a request.
 * The kit of the back office is a third one, which no page of the shop asks for.
 */
function sharedChunk(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // The router's loader uses `chunks` (see chunk_loss.ts): with it elsewhere the two files would wait for each other.
  if (libraries.test(id) || id.includes('/web/app/lib/chunks')) return 'libraries'
  // Helpers of the bundler itself: in the back office's file they would draw it into every page.
  if (id.includes('commonjsHelpers') || id.includes('vite/preload-helper')) return 'libraries'
  if (id.startsWith('\0virtual:icon/')) {
    const importers = getModuleInfo(id)?.importers ?? []
    return importers.some((importer) => importer.includes('/web/app/ui/')) ? 'shell' : 'admin'
  }
  if (/\/web\/app\/(lib|ui)\//.test(id)) return 'shell'
  return backOffice.test(id) ? 'admin_libraries' : undefined
}

/**
 * Vite's root is the repository, so that screens may live in `plugins/<id>/web`. The base path is baked in: a change of
 * APP_BASE_PATH needs a new build.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base,
  publicDir: 'web/public',
  resolve: {
    alias: [
      { find: /^#web\//, replacement: `${root}web/app/` },
      // How figures are read is one source for files and for fields (.dependency-cruiser.cjs: screens-see-no-server-code).
      { find: /^#core\/money\//, replacement: `${root}core/money/` },
    ],
  },
  build: {
    target: 'es2022',
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
  // Found before the first page is served: a library found later is bundled anew, and the open page breaks on two Reacts.
  optimizeDeps: { entries: ['web/app/**/*.tsx', 'plugins/*/web/**/*.tsx', '!**/*.test.tsx'] },
  plugins: [
    messagesWithoutParser(),
    tailwindcss(),
    chunkLoss(root),
    iconModules(`${root}web/app/ui/icon.tsx`),
    screenModules(manifests, `${root}plugins`),
    remix({
      appDirectory: 'web/app',
      buildDirectory: 'web/build',
      basename,
      serverModuleFormat: 'esm',
      // A bundle an area (core/pages/page_area.ts): a server that nobody of the staff visits never loads Mantine.
      serverBundles: ({ branch }) => (branch.some(({ id }) => id === 'admin') ? 'admin' : 'storefront'),
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
}))
