import { Alert, Button, Group, Select, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { MAIL_SCREENS, MailFrame } from '#web/admin/frame/mail_frame'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { textOf, type MailChannel, type MailData, type MailValues } from './mail_data'
import { usePreview } from './use_preview'

const LOOKS = ['light', 'dark', 'plain'] as const

type LookName = (typeof LOOKS)[number]

interface MailPreviewProps {
  data: MailData
  channels: readonly MailChannel[]
  values: MailValues
}

/** The mail as it would be sent, while it is written. */
export function MailPreview({ data, channels, values }: MailPreviewProps) {
  const t = useWords()
  const [look, setLook] = useState<LookName>('light')
  const [screen, setScreen] = useState<keyof typeof MAIL_SCREENS>('laptop')
  const [channel, setChannel] = useState<string | null>(null)
  const [typed, setAbout] = useState('')
  const aboutNumber = typed.trim()
  const { name, language, about } = data
  const tried = {
    ...textOf(values),
    name,
    language,
    ...(channel ? { channel } : {}),
    ...(aboutNumber ? { aboutNumber } : {}),
  }
  const [settled] = useDebouncedValue(JSON.stringify(tried), 400)
  const { shown, refusals } = usePreview(settled)
  const [ofOrder, others] = [
    refusals.filter(({ field }) => field === 'aboutNumber'),
    refusals.filter(({ field }) => field !== 'aboutNumber'),
  ]
  return (
    <section className="admin-panel preview-pane" aria-label={t('configuration.mails.preview')}>
      <h2>{t('configuration.mails.preview')}</h2>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t('configuration.mails.look')}
          value={look}
          onChange={(chosen) => setLook(chosen as LookName)}
          size="xs"
          data={LOOKS.map((value) => ({ value, label: t(`configuration.mails.looks.${value}`) }))}
        />
        {look !== 'plain' && (
          <SegmentedControl
            aria-label={t('configuration.mails.width')}
            value={screen}
            onChange={(value) => setScreen(value as keyof typeof MAIL_SCREENS)}
            size="xs"
            data={Object.keys(MAIL_SCREENS).map((value) => ({
              value,
              label: t(`configuration.mails.widths.${value}`),
            }))}
          />
        )}
      </Group>
      {(about || channels.length > 1) && (
        <Group gap="sm" align="flex-start" grow>
          {about && (
            <TextInput
              label={about.label}
              description={t('configuration.mails.about_help')}
              placeholder={about.example}
              value={typed}
              onChange={({ currentTarget }) => setAbout(currentTarget.value)}
              error={ofOrder[0]?.message}
              maxLength={60}
              autoComplete="off"
            />
          )}
          {channels.length > 1 && (
            <Select
              label={t('configuration.mails.channel')}
              description={t('configuration.mails.channel_help')}
              placeholder={t('configuration.mails.any_channel')}
              data={channels.map(({ code, name: label }) => ({ value: code, label }))}
              value={channel}
              onChange={setChannel}
              clearable
            />
          )}
        </Group>
      )}
      {others.length > 0 && (
        <Alert color="red" role="status" title={t('configuration.mails.refused')}>
          {others.map(({ field, message }) => (
            <div key={`${field} ${message}`}>
              {field ? `${t(`configuration.mails.${field}`)} – ${message}` : message}
            </div>
          ))}
        </Alert>
      )}
      {shown && (
        <>
          <Text fw={500} lang={language.slice(0, 2)}>
            {shown.subject}
          </Text>
          {look === 'plain' ? (
            <pre className="mail-plain" lang={language.slice(0, 2)} tabIndex={0}>
              {shown.text}
            </pre>
          ) : (
            <MailFrame
              html={shown.html}
              isDark={look === 'dark'}
              screen={screen}
              title={t('configuration.mails.preview_of', { subject: shown.subject })}
            />
          )}
        </>
      )}
      <MailTest tried={tried} />
    </section>
  )
}

/** Sends what is written now, saved or not, to who writes it. */
function MailTest({ tried }: { tried: Parameters<typeof sendTest>[0] }) {
  const t = useWords()
  const can = useCan()
  const message = useMailMessage()
  const [isSending, setSending] = useState(false)
  if (!can('configuration.emails.update')) return null
  const send = async () => {
    setSending(true)
    try {
      const answer = await sendTest(tried)
      if (!answer) throw new Error('Unknown route')
      notifyDone(message(t('configuration.mails.test_sent', { email: answer.data.email })))
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <MailNotice />
      <Button variant="default" onClick={send} loading={isSending}>
        {t('configuration.mails.test')}
      </Button>
    </>
  )
}

const sendTest = (tried: { name: string; language: 'fr_FR' | 'en_GB'; subject: string; body?: unknown }) =>
  call('POST', 'configuration.admin.mail_tests.store', { data: tried })
