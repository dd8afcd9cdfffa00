import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'cms',
  screens: [],
} satisfies ScreenManifest
