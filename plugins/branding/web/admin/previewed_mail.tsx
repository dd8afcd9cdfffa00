import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { MailFrame } from '#web/admin/frame/mail_frame'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'
import type { BodyOf, ResponseOf } from '#web/lib/registry'

/** What a mail shows of the form. */
export type TriedLook = BodyOf<'branding.admin.mail_previews.store'>

type Shown = ResponseOf<'branding.admin.mail_previews.store'>['data']

/** The sample mail of the shop with what the form says. */
export function PreviewedMail({ tried, screen }: { tried: TriedLook; screen: 'phone' | 'laptop' }) {
  const t = useWords()
  const [settled] = useDebouncedValue(JSON.stringify(tried), 400)
  const shown = useMail(settled)
  if (!shown) return null
  return (
    <>
      <Text fw={500}>{shown.subject}</Text>
      <MailFrame
        html={shown.html}
        screen={screen}
        title={t('branding.screen.preview_of', { page: t('branding.screen.pages.mail') })}
      />
    </>
  )
}

/** The mail that the server makes of a look, as JSON, that is not saved. The last one stays until the next one is there. */
function useMail(tried: string): Shown {
  const t = useWords()
  const [shown, setShown] = useState<Shown>(null)
  useEffect(() => {
    const stop = new AbortController()
    const data = JSON.parse(tried) as TriedLook
    call('POST', 'branding.admin.mail_previews.store', { data, signal: stop.signal }).then(
      (answer) => {
        if (answer && !stop.signal.aborted) setShown(answer.data)
      },
      (error) => {
        // A colour that is half typed: the last mail stays.
        if (!stop.signal.aborted && problemOf(error)?.status !== 422) notifyProblem(error, t)
      }
    )
    return () => stop.abort()
  }, [tried, t])
  return shown
}
