import { useLoaderData } from '@remix-run/react'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { unpack } from '#web/lib/packed'
import { useLocale } from '#web/lib/shell'
import { PreviewNotice } from '#web/ui/preview_notice'
import { ContentView } from '../content_view'
import { loadPreview } from './preview_screen.server'

export const meta = pageHead
export const loader = loadPreview

/** The address is a secret: it goes to no other site, and no search engine keeps it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })

/** A page or post as it will be, also with what is not saved yet. */
export default function PreviewScreen() {
  const t = useWords()
  const locale = useLocale()
  const { content, status, isUnsaved, until } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewNotice>
        <strong>{t(`cms.preview.status.${status}`)}</strong>{' '}
        {t(isUnsaved ? 'cms.preview.unsaved' : 'cms.preview.saved')}{' '}
        {t('cms.preview.until', { until: formatInstant(locale, until) })}
      </PreviewNotice>
      <ContentView content={unpack(content)} />
    </>
  )
}
