import { Paper, Text, Title } from '@mantine/core'
import { AttachmentList, type ShownAttachment } from '#web/attachments/attachment_list'
import { useRouteAddress } from '#web/admin/route_address'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Review = ResponseOf<'catalogue.admin.reviews.show'>['data']

/** The words of a buyer, as they were typed, with their pictures. */
export default function ReviewPanel({ row: { id, body, pictures } }: { row: Review }) {
  const t = useWords()
  const addressOf = useRouteAddress()
  const pictureAddress = (file: ShownAttachment, isPreview: boolean) => {
    const address = addressOf('catalogue.admin.review_pictures.show', { id, file: file.id }) ?? ''
    return isPreview ? `${address}&preview=true` : address
  }
  return (
    <Paper withBorder p="md" mt="md" maw="56rem">
      <Title order={2} size="h4" mb="xs">
        {t('catalogue.review_panel.words')}
      </Title>
      <Text mb="md" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {body || t('catalogue.review_panel.no_words')}
      </Text>
      <AttachmentList files={pictures} addressOf={pictureAddress} />
    </Paper>
  )
}
