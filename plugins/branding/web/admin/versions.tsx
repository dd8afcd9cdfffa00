import { Badge, Text } from '@mantine/core'
import { ConfirmButton } from '#web/admin/confirm_button'
import { useCan } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { BrandingData } from './branding_values'

/** What the brand looked like, the newest first; each can be taken back. */
export function Versions({ data: { brandId, version, versions } }: { data: BrandingData }) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  if (versions.length === 0) return <Text>{t('branding.screen.no_versions')}</Text>
  return (
    <ol className="version-list">
      {versions.map(({ number, author, at, isLive }) => (
        <li key={number}>
          <div>
            <Text fw={500}>
              {t('branding.screen.version', { number })}
              {isLive && <Badge ml="xs">{t('branding.screen.present')}</Badge>}
            </Text>
            <Text size="sm" c="dimmed">
              {author ? `${formatInstant(locale, at)}, ${author}` : t('branding.screen.first')}
            </Text>
          </div>
          {!isLive && can('branding.publish') && (
            <ConfirmButton
              label={t('branding.screen.take_back', { number })}
              question={t('branding.screen.take_back_question', { number })}
              size="xs"
              run={() => call('POST', 'branding.admin.publications.store', { data: { brandId, version, number } })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
