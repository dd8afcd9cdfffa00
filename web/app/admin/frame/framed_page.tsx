import { useEffect } from 'react'
import { useWords } from '#web/lib/i18n'
import { AdminPage } from './page'

/** Address of the document that the browser holds: the policy that came with it allows this page's frame or does not. */
const documentPath = typeof document === 'undefined' ? '' : location.pathname

interface FramedPageProps {
  source: string | null
  title: string
}

/** Another address inside the back office, kept in a sandbox: it can neither reach our pages nor lead away from them. */
export function FramedPage({ source, title }: FramedPageProps) {
  const t = useWords()
  const isOfThisDocument = documentPath === '' || documentPath === location.pathname
  useEffect(() => {
    if (!isOfThisDocument) location.reload()
  }, [isOfThisDocument])
  return (
    <AdminPage>
      {source ? (
        <iframe
          className="admin-embedded"
          src={source}
          title={title}
          sandbox="allow-scripts allow-forms allow-popups allow-downloads"
          referrerPolicy="no-referrer"
          loading="eager"
        />
      ) : (
        <p>{t('admin.page.no_frame')}</p>
      )}
    </AdminPage>
  )
}
