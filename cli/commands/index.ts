import type { CliCommand } from '#core/console/command'
import type { Lazy } from '#core/plugin/extension_points'

/** Built-in commands by name. Plugins contribute theirs to `core.commands`. */
export const commands: Record<string, Lazy<CliCommand>> = {
  'doctor': () => import('#cli/commands/doctor'),
  'export': () => import('#cli/commands/export_file'),
  'import': () => import('#cli/commands/import_file'),
  'import:undo': () => import('#cli/commands/undo_import'),
  'mail:feedback': () => import('#cli/commands/mail_feedback'),
  'make:action': () => import('#cli/commands/make_action'),
  'make:block': () => import('#cli/commands/make_block'),
  'make:content-type': () => import('#cli/commands/make_content_type'),
  'make:importer': () => import('#cli/commands/make_importer'),
  'make:payment-provider': () => import('#cli/commands/make_payment_provider'),
  'make:plugin': () => import('#cli/commands/make_plugin'),
  'make:resource': () => import('#cli/commands/make_resource'),
  'make:screen': () => import('#cli/commands/make_screen'),
  'make:shipping-method': () => import('#cli/commands/make_shipping_method'),
  'plugin:add': () => import('#cli/commands/add_plugin'),
  'plugin:doctor': () => import('#cli/commands/examine_plugins'),
  'plugin:list': () => import('#cli/commands/list_plugins'),
  'plugin:pack': () => import('#cli/commands/pack_plugin'),
  'plugin:prepare': () => import('#cli/commands/prepare_plugin'),
  'plugin:remove': () => import('#cli/commands/remove_plugin'),
  'plugin:upgrade': () => import('#cli/commands/upgrade_plugin'),
  'routes': () => import('#cli/commands/list_routes'),
}
