import { listDesk } from '#plugins/platform/index'

/** Messages that nobody has read. */
const messageDesk = listDesk({
  list: 'cms.messages',
  label: { fr_FR: 'Messages à lire', en_GB: 'Messages to read' },
  icon: 'message',
  permission: 'cms.messages.list',
  order: 60,
  entry: 'cms.menu.messages',
  filter: { state: 'new' },
  sort: 'sent_at',
  screen: 'cms.admin.messages',
  item: ({ id, subject, name, sent_at: at }) => ({
    title: String(name),
    text: String(subject),
    waitsFor: { kind: 'shop' },
    since: String(at),
    screen: 'cms.admin.messages.form',
    params: { id },
  }),
})

export default messageDesk
