import app from '@adonisjs/core/services/app'
import { HOME_PAGE } from '#plugins/cms/site/check_home_page'
import { Settings } from '#core/settings/settings'
import { WHOLE_SHOP } from '#plugins/cms/links/record_home_page'
import type { LinkHolder } from '#core/links/link_kinds'

const label = { fr_FR: 'Page d’accueil', en_GB: 'Home page' }

/** The home page that staff chose, of the whole shop or of a channel. */
const homePageLink: LinkHolder = {
  label,
  permission: 'configuration.general.view',
  titles(ids, locale) {
    const named = ids.map((id) => ({
      id,
      title: label[locale],
      caption: id === WHOLE_SHOP ? null : id,
      edit: { screen: 'configuration.admin.general', params: {} },
    }))
    return Promise.resolve(named)
  },
  async replace(trx, id, { from, to }, origin) {
    const settings = await app.container.make(Settings)
    const scope = id === WHOLE_SHOP ? {} : { channel: id }
    if (settings.get(HOME_PAGE, scope) !== from) return false
    await settings.set(trx, HOME_PAGE, to ?? '', scope, origin)
    return true
  },
}

export default homePageLink
