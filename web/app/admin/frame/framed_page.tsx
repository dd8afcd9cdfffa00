import { useEffect } from 'react'
import { useWords } from '#web/lib/i18n'
import { AdminPage } from './page'

/**
 * Address of the loaded document. Its content security policy decides whether a frame is allowed, and stays when the router
 * navigates without a new document. Then the page reloads itself.
 */
const documentPath = typeof document === 'undefined' ? '' : location.pathname

/** Loads the page anew where it was opened without a new document: only then its frames are allowed. */
export function useOwnDocument(): void {
  const isOfThisDocument = documentPath === '' || documentPath === location.pathname
  useEffect(() => {
    if (!isOfThisDocument) location.reload()
  }, [isOfThisDocument])
}

interface FramedPageProps {
  source: string | null
  title: string
}

/** Another address in a sandboxed frame, which can neither access nor navigate our pages. */
export function FramedPage({ source, title }: FramedPageProps) {
  const t = useWords()
  useOwnDocument()
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
