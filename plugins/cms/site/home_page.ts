import app from '@adonisjs/core/services/app'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { DomainError } from '#core/errors/domain_error'
import { HOME_PAGE } from '#plugins/cms/site/check_home_page'
import { Settings } from '#core/settings/settings'
import { ShowContent } from '#plugins/cms/site/show_content'
import { contents } from '#plugins/cms/links/linked_pages'
import { describeContent } from '#plugins/cms/search/content_metadata'
import { readReference } from '#core/rich_text/href'
import type { HomePage } from '#plugins/platform/index'
import type { LinkPlace } from '#core/links/resolve_links'

/** The page that staff chose in the settings, where it is published. */
const homePage: HomePage = {
  async at(place) {
    const id = await chosenAt(place)
    const [open] = id === null ? [] : await contents.open([id], place)
    return open ? { kind: CONTENT_KIND, id: open.id } : null
  },
  async show(place) {
    const id = await chosenAt(place)
    if (id === null) return { home: null, tags: [] }
    try {
      const content = await app.container.make(ShowContent)
      const { page, tags } = await content.execute(place, { id: Number(id), maySeePrivate: () => false })
      const { title, excerpt, picture, document } = page
      return { home: { title, excerpt, picture, document }, tags }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // It is not published, or not in this language. It may be one day.
      return { home: null, tags: [`cms.contents:${id}`] }
    }
  },
  async describe(request) {
    const home = await homePage.at(request)
    return home && describeContent(request, { id: String(home.id), path: '/' })
  },
}

export default homePage

/** Id of the chosen page; null: none is chosen. */
async function chosenAt({ channel }: LinkPlace): Promise<string | null> {
  const settings = await app.container.make(Settings)
  const reference = readReference(settings.get<string>(HOME_PAGE, { channel }))
  return reference?.kind === CONTENT_KIND ? reference.id : null
}
