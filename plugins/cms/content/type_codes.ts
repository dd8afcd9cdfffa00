import app from '@adonisjs/core/services/app'
import { PluginRegistry } from '#core/plugin/registry'
import { typeReserved } from '#plugins/cms/errors'

/** Refuses the code of a new type whose permissions would be those of something else: `menus`, `categories`. */
export async function refuseTakenCode(code: string): Promise<void> {
  const { permissions } = await app.container.make(PluginRegistry)
  const isTaken = [...permissions.keys()].some((key) => key.startsWith(`cms.${code}.`))
  if (isTaken) throw typeReserved({ code }, 'code')
}
