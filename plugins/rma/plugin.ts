import { definePlugin } from '#core/plugin/define_plugin'

/** Returns of customers after the sale. */
export default definePlugin({
  id: 'rma',
  version: '0.1.0',
  label: { fr_FR: 'Retours', en_GB: 'Returns' },
  requires: {
    core: '^1.0.0',
    catalogue: '^0.1.0',
    configuration: '^0.1.0',
    platform: '^0.1.0',
    sales: '^0.1.0',
    users: '^0.1.0',
  },
})
