import { Text } from '@mantine/core'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

type Campaign = ResponseOf<'marketing.admin.campaigns.show'>['data']

/** What readers opened and followed, of those who agreed to be measured. Nothing where nobody was. */
export default function ReadingPanel({ row: { measured, opened, clicked, links } }: { row: Campaign }) {
  const t = useWords()
  const locale = useLocale()
  if (!measured) return null
  const share = (count: number) =>
    t('marketing.campaigns.share', { count, percent: formatNumber(locale, Math.round((1000 * count) / measured) / 10) })
  return (
    <section className="admin-panel" aria-label={t('marketing.campaigns.reading')}>
      <div className="admin-panel-head">
        <h2>{t('marketing.campaigns.reading')}</h2>
      </div>
      <Text size="sm" c="dimmed">
        {t('marketing.campaigns.reading_of', { measured })}
      </Text>
      <dl className="my-4 flex flex-wrap gap-x-12 gap-y-3">
        {(['opened', 'clicked'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`marketing.campaigns.${name}`)}</dt>
            <dd>{share((name === 'opened' ? opened : clicked) ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('marketing.campaigns.link')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('marketing.campaigns.link')}</th>
                <th scope="col" className="admin-figure">
                  {t('marketing.campaigns.link_readers')}
                </th>
              </tr>
            </thead>
            <tbody>
              {links.map(({ address, readers }) => (
                <tr key={address}>
                  <td className="break-all">{address}</td>
                  <td className="admin-figure">{formatNumber(locale, readers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
