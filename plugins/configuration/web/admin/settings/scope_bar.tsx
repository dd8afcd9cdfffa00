import { NativeSelect, TextInput } from '@mantine/core'
import { Form, useNavigate, useLocation } from '@remix-run/react'
import { IconSearch } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { locales } from '#web/lib/locale'
import type { SettingsData } from './setting_types'

/** For which channel and language the values hold, and a search over all settings. State is the address. */
export function ScopeBar({ channels, scope, q }: SettingsData) {
  const t = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (part: Record<string, string>) => {
    const wanted = Object.entries({ ...scope, ...(q ? { q } : {}), ...part }).filter(([, value]) => value)
    navigate(`${pathname}?${new URLSearchParams(wanted).toString()}`)
  }
  const offered = channels.find(({ code }) => code === scope.channel)?.locales ?? locales
  return (
    <div className="admin-scope">
      <NativeSelect
        aria-label={t('configuration.settings.channel')}
        value={scope.channel ?? ''}
        onChange={({ currentTarget }) => go({ channel: currentTarget.value })}
        data={[
          { value: '', label: t('configuration.settings.all_channels') },
          ...channels.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <NativeSelect
        aria-label={t('configuration.settings.locale')}
        value={scope.locale ?? ''}
        onChange={({ currentTarget }) => go({ locale: currentTarget.value })}
        data={[
          { value: '', label: t('configuration.settings.all_locales') },
          ...offered.map((code) => ({ value: code, label: t(`shell.languages.${code}`) })),
        ]}
      />
      <Form method="get" role="search" className="admin-search-form">
        {Object.entries(scope).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          aria-label={t('configuration.settings.search')}
          placeholder={t('configuration.settings.search')}
          maxLength={120}
          leftSection={<IconSearch size={16} />}
        />
      </Form>
    </div>
  )
}
