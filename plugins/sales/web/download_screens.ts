import type { ScreenManifest } from '#web/lib/screens'

/** Screens of purchased downloads. */
export const downloadScreens = [
  {
    id: 'sales.storefront.downloads',
    area: 'storefront',
    path: 'account/downloads',
    file: 'storefront/downloads/list_screen.tsx',
    title: 'sales.downloads.title',
    permission: 'sales.account.downloads',
    listed: false,
    menu: {
      key: 'sales.menu.downloads',
      label: 'sales.downloads.title',
      caption: 'sales.downloads.caption',
      parent: 'account',
      order: 7,
    },
  },
] satisfies ScreenManifest['screens']
