import { listLocales } from '#plugins/configuration/queries/list_locales'

/** The languages that channels may offer, for staff. */
export default class LocalesController {
  async index() {
    const locales = await listLocales()
    return {
      data: locales.map(({ code, name, direction }) => ({ code, name, direction })),
      meta: { total: locales.length },
    }
  }
}
