import { Paper, Text, Title } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Message = ResponseOf<'cms.admin.messages.show'>['data']

/** The words of a visitor, as they were typed. */
export default function MessagePanel({ row: { message } }: { row: Message }) {
  const t = useWords()
  return (
    <Paper withBorder p="md" mt="md" maw="56rem">
      <Title order={2} size="h4" mb="xs">
        {t('cms.messages.words')}
      </Title>
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Text>
    </Paper>
  )
}
