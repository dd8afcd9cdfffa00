import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaLibrary } from '#core/media/media_library'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { DemoLoader, DemoShop } from '#core/plugin/contract'

const SLIDES = [
  {
    slider: { name: 'Accueil', place: 'home' },
    folder: ({ pictures }: DemoShop) => pictures,
    picture: 'lead.webp',
    phonePicture: 'lead-phone.webp',
    slide: {
      title: {
        fr_FR: 'Des vins choisis, racontés et prêts à boire ou à garder',
        en_GB: 'Wines chosen with care, to drink now or to keep',
      },
      text: {
        fr_FR: 'Chaque bouteille dit son producteur, son goût et son prix au litre.',
        en_GB: 'Every bottle tells its producer, its taste and its price per litre.',
      },
      linkLabel: { fr_FR: 'Voir tous les vins', en_GB: 'See all wines' },
      target: '/boutique',
    },
  },
  {
    slider: { name: 'Bannière du panier', place: 'sales.cart' },
    folder: ({ folder }: DemoShop) => join(folder, 'contents', 'pictures'),
    picture: 'pairing.svg',
    phonePicture: null,
    slide: {
      title: { fr_FR: 'Et avec quel plat\u202f?', en_GB: 'And with which dish?' },
      text: {
        fr_FR: 'Le plat d’abord, le vin ensuite\u202f: cherchez par ce que vous servez.',
        en_GB: 'The dish first, then the wine: choose by what you serve.',
      },
      linkLabel: { fr_FR: 'Voir les accords', en_GB: 'See the pairings' },
      target: '/nos-categories-de-produits',
    },
  },
]

/** The slider of the home page and a banner below the cart, in both languages, unless the shop has sliders already. */
const demo: DemoLoader = {
  async load(shop) {
    const { container } = shop.app
    const [store, resources, write] = await Promise.all([
      container.make(Store),
      container.make(ResourceCatalogue),
      container.make(WriteResource),
    ])
    if (await store.reader.first('select id from branding_sliders limit 1')) return
    const writer = systemWriter(systemOrigin('command', 'demo'))
    const create = async (id: string, values: Record<string, unknown>) =>
      Number((await write.create(resources.find(id) as MadeResource, values, writer)).id)
    for (const { slider, folder, picture, phonePicture, slide } of SLIDES) {
      // A shop without the pictures of the demo has no slider.
      if (!existsSync(join(folder(shop), picture))) continue
      const sliderId = await create('branding.sliders', slider)
      const from = folder(shop)
      const pictureId = await mediumOf(shop, join(from, picture))
      const phonePictureId = phonePicture === null ? null : await mediumOf(shop, join(from, phonePicture))
      await create('branding.slides', { sliderId, pictureId, phonePictureId, ...slide })
    }
  },
}

/** Number of a picture of the demo in the media library. */
async function mediumOf({ app }: DemoShop, path: string): Promise<number> {
  const [store, library] = [await app.container.make(Store), await app.container.make(MediaLibrary)]
  const file = { name: path.split('/').at(-1) ?? '', bytes: await readFile(path) }
  const prepared = await (path.endsWith('.svg') ? library.prepareDrawing(file) : library.prepare(file))
  return store.transaction(async (trx) => (await library.attach(trx, prepared)).id)
}

export default demo
