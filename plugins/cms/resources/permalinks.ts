import app from '@adonisjs/core/services/app'
import { LinkNames } from '#core/links/link_names'
import { permalinkResource } from '#core/permalinks/permalink_resource'
import type { Choice } from '#core/lists/list'

const ARCHIVE = { value: 'cms.archive', label: { fr_FR: 'Liste de contenus', en_GB: 'List of contents' } }

/** What stands at addresses, of every plugin. */
async function kinds(): Promise<Choice[]> {
  const names = await app.container.make(LinkNames)
  const labels = [...(await names.labels())].map(([value, label]) => ({ value, label }))
  return labels.some(({ value }) => value === ARCHIVE.value) ? labels : [...labels, ARCHIVE]
}

/** Every address of the shop, present and former. */
export default permalinkResource('cms.permalinks', {
  where: '$row.id is not null',
  kinds,
  empty: {
    fr_FR: 'Toutes les adresses du site s’affichent ici. Une ancienne adresse peut renvoyer vers l’une d’elles.',
    en_GB: 'Every address of the site is listed here. An old address can lead to one of them.',
  },
  path: 'cms/content-management/permalinks',
  menu: { parent: 'content', order: 80 },
})
