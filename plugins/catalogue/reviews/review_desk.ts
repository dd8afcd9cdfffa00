import { listDesk } from '#plugins/platform/index'

/** Reviews that wait to be published or rejected. */
const reviewDesk = listDesk({
  list: 'catalogue.reviews',
  label: { fr_FR: 'Avis à relire', en_GB: 'Reviews to check' },
  icon: 'message',
  permission: 'catalogue.reviews.list',
  order: 70,
  entry: 'catalogue.menu.reviews',
  filter: { state: 'pending' },
  sort: 'created_at',
  screen: 'catalogue.admin.reviews',
  item: ({ id, product, author_name: name, created_at: at }) => ({
    title: String(product),
    text: String(name),
    waitsFor: { kind: 'shop' },
    since: String(at),
    screen: 'catalogue.admin.reviews.form',
    params: { id },
  }),
})

export default reviewDesk
