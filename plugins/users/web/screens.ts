import type { ScreenManifest } from '#web/lib/screens'

export default {
  plugin: 'users',
  screens: [
    {
      id: 'users.storefront.login',
      area: 'storefront',
      path: 'login',
      file: 'storefront/login_screen.tsx',
      title: 'users.login.title',
      listed: false,
      menu: { key: 'users.menu.account', label: 'users.menu.account', parent: 'bar', icon: 'account', order: 90 },
    },
    {
      id: 'users.storefront.logout',
      area: 'storefront',
      path: 'logout',
      file: 'storefront/logout_screen.tsx',
      title: 'users.logout.title',
      listed: false,
    },
    {
      id: 'users.admin.login',
      area: 'admin',
      path: 'login',
      file: 'admin/login_screen.tsx',
      title: 'users.admin_login.title',
      listed: false,
    },
    {
      id: 'users.admin.logout',
      area: 'admin',
      path: 'logout',
      file: 'admin/logout_screen.tsx',
      title: 'users.logout.title',
      listed: false,
    },
    {
      id: 'users.admin.start',
      area: 'admin',
      path: '',
      file: 'admin/start_screen.tsx',
      title: 'users.welcome.title',
      requires: 'staff',
      listed: false,
    },
    {
      id: 'users.admin.welcome',
      area: 'admin',
      path: 'welcome',
      file: 'admin/welcome_screen.tsx',
      title: 'users.welcome.title',
      requires: 'staff',
      listed: false,
    },
  ],
} satisfies ScreenManifest
