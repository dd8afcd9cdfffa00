import { Anchor, Badge, Group, Text, TextInput } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconSearch } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { MailListed } from './mail_data'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.mails', words: ['configuration.mails'] },
  async ({ context, locale }) => callOrFail(context, 'GET', 'configuration.admin.mails.index', { query: { locale } })
)

/** Without accents and capitals, as people search. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** All mails that the shop sends, by what sends them. */
export default function MailsScreen() {
  const t = useWords()
  const { data } = useLoaderData<typeof loader>()
  const [q, setQ] = useState('')
  const words = folded(q).split(/\s+/).filter(Boolean)
  const found = data.filter((mail) => {
    const text = folded([mail.label, mail.occasion, mail.subject, mail.owner].join(' '))
    return words.every((word) => text.includes(word))
  })
  return (
    <AdminPage caption={t('configuration.mails.caption')}>
      <TextInput
        type="search"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        aria-label={t('configuration.mails.search')}
        placeholder={t('configuration.mails.search')}
        leftSection={<IconSearch size={16} />}
        maxLength={120}
        mb="md"
        maw={420}
      />
      <p role="status" className="sr-only">
        {q && t('configuration.mails.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="admin-empty">{t('configuration.mails.none')}</p>}
      {[...Map.groupBy(found, ({ owner }) => owner)].map(([owner, mails]) => (
        <section key={owner} className="admin-panel" aria-label={owner}>
          <h2>{owner}</h2>
          <ul className="mail-list">
            {mails.map((mail) => (
              <Mail key={mail.name} mail={mail} />
            ))}
          </ul>
        </section>
      ))}
    </AdminPage>
  )
}

function Mail({ mail: { name, label, occasion, languages, sentCount } }: { mail: MailListed }) {
  const t = useWords()
  const locale = useLocale()
  const path = useScreenPath()('configuration.admin.mail', { name, language: locale })
  return (
    <li>
      <div>
        <Anchor component={Link} to={path ?? ''} className="admin-row-link" fw={500}>
          {label}
        </Anchor>
        <Text size="sm" c="dimmed">
          {occasion}
        </Text>
      </div>
      <Group gap="xs">
        {languages
          .filter(({ state }) => state !== 'built_in')
          .map(({ language, state }) => (
            <Badge key={language} variant="light" color={state === 'failing' ? 'red' : 'gray'} tt="none">
              {t(`configuration.mails.states.${state}`, { language: t(`shell.languages.${language}`) })}
            </Badge>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        {t('configuration.mails.sent', { count: sentCount })}
      </Text>
    </li>
  )
}
