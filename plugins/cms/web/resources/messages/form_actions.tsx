import { Button } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Message = ResponseOf<'cms.admin.messages.show'>['data']

/** Opens an answer in the mail program of whoever reads the message, with the words that it answers. */
export default function MessageActions({ row: { email, subject, message, name } }: { row: Message }) {
  const t = useWords()
  const quoted = (message ?? '').split('\n').map((line) => `> ${line}`)
  const body = [t('cms.messages.greeting', { name: name ?? '' }), '', '', ...quoted].join('\n')
  const query = new URLSearchParams({ subject: `Re: ${subject ?? ''}`, body })
  // Mail programs read a plus sign as a plus sign.
  const address = `mailto:${encodeURIComponent(email ?? '')}?${query.toString().replaceAll('+', '%20')}`
  return (
    <Button component="a" href={address}>
      {t('cms.messages.answer')}
    </Button>
  )
}
