import app from '@adonisjs/core/services/app'
import { PluginRegistry } from '#core/plugin/registry'
import { label } from '#plugins/branding/sliders/label'

/** Places that are no kind of page: the home page, and texts that name the slider. */
const OWN_PLACES = [
  { value: 'home', label: label('Haut de la page d’accueil', 'Top of the home page') },
  { value: 'pages', label: label('Pages du site, par un bloc', 'Pages of the site, by a block') },
]

/** Where a slider may stand: those of its own, and those that plugins name. */
export async function sliderPlaces() {
  const registry = await app.container.make(PluginRegistry)
  const named = registry.contributions('platform.banner_places')
  return [
    ...OWN_PLACES,
    ...(await Promise.all(named.map(async ({ name, load }) => ({ value: name, label: (await load()).label })))),
  ]
}
