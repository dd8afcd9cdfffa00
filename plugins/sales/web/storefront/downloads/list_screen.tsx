import { useLoaderData } from '@remix-run/react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import type { ResponseOf } from '#web/lib/registry'

type Download = ResponseOf<'sales.downloads.index'>['data'][number]

export const meta = pageHead

export const loader = screenLoader(
  { id: 'sales.storefront.downloads', title: 'sales.downloads.title', words: ['sales.downloads'], noIndex: true },
  async ({ context }) => ({ downloads: (await callOrFail(context, 'GET', 'sales.downloads.index')).data })
)

/** The purchased downloads of a customer. */
export default function DownloadsScreen() {
  const t = useWords()
  const { downloads } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-8 font-serif text-3xl">{t('sales.downloads.title')}</h1>
      {downloads.length === 0 && <p className="text-lg text-muted">{t('sales.downloads.none')}</p>}
      {downloads.length > 0 && (
        <ul className="border-t border-line">
          {downloads.map((download) => (
            <DownloadRow key={`${download.lineId} ${download.downloadId}`} download={download} />
          ))}
        </ul>
      )}
    </>
  )
}

function DownloadRow({ download }: { download: Download }) {
  const t = useWords()
  const { title, product, number, isOpen, lineId, downloadId } = download
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <span>
        <span className="block font-serif text-xl">{title}</span>
        <span className="block text-muted">{t('sales.downloads.of', { product, number })}</span>
        <Limits download={download} />
      </span>
      {isOpen && (
        <a
          href={`/api/sales/account/downloads/${lineId}/${downloadId}`}
          download
          className={buttonStyle()}
          aria-label={t('sales.downloads.fetch_one', { title })}
        >
          {t('sales.downloads.fetch')}
        </a>
      )}
    </li>
  )
}

/** Remaining downloads and expiry date, if limited. */
function Limits({ download: { used, most, expiresAt, isOpen } }: { download: Download }) {
  const t = useWords()
  const locale = useLocale()
  const isUsedUp = most !== null && used >= most
  const told = [
    ...(most === null ? [] : [t('sales.downloads.left', { left: Math.max(0, most - used) })]),
    ...(expiresAt === null || isUsedUp
      ? []
      : [t(isOpen ? 'sales.downloads.until' : 'sales.downloads.expired', { date: formatDate(locale, expiresAt) })]),
  ]
  return told.length > 0 && <span className="block text-sm text-muted">{told.join(', ')}</span>
}
