import { bigint, instant, integer, named, nullable, table, text } from '#core/database/table'

export const attachments = table('core_attachments', {
  id: bigint(),
  key: text(),
  fileId: bigint(),
  previewId: nullable(bigint()),
  name: text(),
  type: named('content_type', text()),
  bytes: bigint(),
  width: nullable(integer()),
  height: nullable(integer()),
  holder: nullable(text()),
  holderId: nullable(bigint()),
  position: integer(),
  createdAt: instant(),
})
