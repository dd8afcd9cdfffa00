import type { ScreenManifest } from '#web/lib/screens'

const place = 'administration/configuration'

export default {
  plugin: 'configuration',
  screens: [
    {
      id: 'configuration.storefront.terms',
      area: 'storefront',
      path: 'conditions-generales',
      file: 'storefront/legal/terms_screen.tsx',
      title: 'configuration.legal.terms',
      menu: { key: 'configuration.menu.terms', label: 'configuration.legal.terms', parent: 'footer', order: 90 },
    },
    {
      id: 'configuration.storefront.privacy',
      area: 'storefront',
      path: 'donnees-personnelles',
      file: 'storefront/legal/privacy_screen.tsx',
      title: 'configuration.legal.privacy',
      menu: { key: 'configuration.menu.privacy', label: 'configuration.legal.privacy', parent: 'footer', order: 91 },
    },
    {
      id: 'configuration.admin.general',
      area: 'admin',
      path: `${place}/general`,
      file: 'admin/settings/general_screen.tsx',
      title: 'configuration.settings.general',
      permission: 'configuration.general.view',
      menu: {
        key: 'configuration.menu.general',
        label: 'configuration.settings.general',
        parent: 'configuration',
        order: 10,
      },
    },
    {
      id: 'configuration.admin.catalog',
      area: 'admin',
      path: `${place}/catalog`,
      file: 'admin/settings/catalog_screen.tsx',
      title: 'configuration.settings.catalog',
      permission: 'configuration.catalog.view',
      menu: {
        key: 'configuration.menu.catalog',
        label: 'configuration.settings.catalog',
        parent: 'configuration',
        order: 20,
      },
    },
    {
      id: 'configuration.admin.customers',
      area: 'admin',
      path: `${place}/customers`,
      file: 'admin/settings/customers_screen.tsx',
      title: 'configuration.settings.customers',
      permission: 'configuration.customers.view',
    },
    {
      id: 'configuration.admin.sales',
      area: 'admin',
      path: `${place}/sales`,
      file: 'admin/settings/sales_screen.tsx',
      title: 'configuration.settings.sales',
      permission: 'configuration.sales.view',
      menu: {
        key: 'configuration.menu.sales',
        label: 'configuration.settings.sales',
        parent: 'configuration',
        order: 40,
      },
    },
    {
      id: 'configuration.admin.emails',
      area: 'admin',
      path: `${place}/emails`,
      file: 'admin/settings/emails_screen.tsx',
      title: 'configuration.settings.emails',
      permission: 'configuration.emails.view',
      menu: {
        key: 'configuration.menu.emails',
        label: 'configuration.settings.emails',
        parent: 'configuration',
        order: 50,
      },
    },
  ],
  calls: ['configuration.currency_choices.store', 'configuration.legal_texts.show'],
} satisfies ScreenManifest
