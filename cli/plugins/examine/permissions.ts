import { menuKey } from '#core/resources/names'
import { RouteList } from '#core/http/route_list'
import { codeOf, faults, type PluginCheck } from '#cli/plugins/examine/check'

/** Where permissions are declared and given, not asked for. */
const DECLARES = /(?:^|\/)(?:plugin|permissions)\.ts$|^permissions\//

/** Permissions that guard nothing. */
export const permissions: PluginCheck = {
  name: 'permissions',
  async look({ app, plugin, files, say }) {
    const { routes } = await app.container.make(RouteList)
    const { slots = {}, settings = {}, resources = [] } = plugin
    const guarding = new Set([
      ...routes.map(({ access }) => ('permission' in access ? access.permission : null)),
      ...[...Object.values(slots), ...Object.values(settings)].map(({ permission }) => permission),
      ...resources.map(menuKey),
    ])
    const code = codeOf(files)
      .filter(([path]) => !DECLARES.test(path))
      .map(([, text]) => text)
      .join('\n')
    // A family's routes guard what each of its resources declares: `cms.:contentType.list`.
    const families = [...guarding].filter((key) => key?.includes(':'))
    const isOfFamily = (key: string) =>
      families.some((one) => new RegExp(`^${String(one).replaceAll(/:\w+/g, '\\w+')}$`).test(key)) ||
      (families.length > 0 && key.startsWith(`${plugin.id}.menu.`))
    const declared = Object.values(plugin.permissions ?? {}).flatMap((keys) => Object.keys(keys))
    const unused = declared.filter((key) => !guarding.has(key) && !isOfFamily(key) && !code.includes(`'${key}'`))
    return faults(
      unused,
      say('plugin.doctor.permissions_fine', { count: declared.length }),
      say('plugin.doctor.permissions_mend')
    )
  },
}

/** Routes of the back office that other people than staff may call. Who signs staff in has some. */
export const routes: PluginCheck = {
  name: 'routes',
  async look({ app, plugin, say }) {
    const own = (await app.container.make(RouteList)).routes.filter((route) => route.plugin === plugin.id)
    const open = (plugin.provides?.identity ? [] : own).filter(
      ({ pattern, access }) =>
        pattern.startsWith('/api/admin/') && access.kind !== 'permission' && access.kind !== 'staff'
    )
    return faults(
      open.map(({ name }) => name),
      say('plugin.doctor.routes_fine', { count: own.length }),
      say('plugin.doctor.routes_mend')
    )
  },
}
