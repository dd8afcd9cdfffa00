import { useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { legalPath, type LegalKind } from '#web/lib/legal'
import { useLocalePath } from '#web/lib/shell'
import { LegalText } from './legal_text'
import { Link } from './link'
import { Sheet } from './sheet'

interface LegalLinkProps {
  kind: LegalKind
  children: ReactNode
}

/**
 * Opens a text that people agree to without leaving what they fill in: in a sheet with a script, in a new tab without one.
 * It may stand in the label of a box: the sheet stands elsewhere, so that reading ticks nothing.
 */
export function LegalLink({ kind, children }: LegalLinkProps) {
  const toPath = useLocalePath()
  const [isOpen, setOpen] = useState(false)
  // Once opened the sheet stays, closed: so the browser gives the focus back to the link.
  const [text, setText] = useState<string | null>()
  const path = toPath(legalPath(kind))
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    if (text) return
    setText(null)
    void fetchText(kind).then(setText)
  }
  return (
    <>
      <Link to={path} reloadDocument target="_blank" onClick={open} className="underline hover:text-primary">
        {children}
      </Link>
      {text !== undefined &&
        createPortal(
          <LegalSheet kind={kind} path={path} text={text} isOpen={isOpen} onClose={() => setOpen(false)} />,
          document.body
        )}
    </>
  )
}

interface LegalSheetProps {
  kind: LegalKind
  path: string
  /** Null: it is on its way; empty: it could not be fetched. */
  text: string | null
  isOpen: boolean
  onClose: () => void
}

function LegalSheet({ kind, path, text, isOpen, onClose }: LegalSheetProps) {
  const t = useWords()
  const title = t(`shell.legal.title.${kind}`)
  const page = (
    <Link to={path} reloadDocument target="_blank" className="inline-flex min-h-11 items-center underline">
      {t('shell.legal.open')}
    </Link>
  )
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose} footer={page} place="aside">
      {text ? (
        // What scrolls can be reached by the keyboard.
        <div tabIndex={0} role="region" aria-label={title}>
          <LegalText text={text} />
        </div>
      ) : (
        <p role="status">{t(text === null ? 'shell.legal.loading' : 'shell.legal.failed')}</p>
      )}
    </Sheet>
  )
}

/** Empty: it could not be fetched, and its page is one link away. */
async function fetchText(kind: LegalKind): Promise<string> {
  try {
    const answer = await call('GET', 'configuration.legal_texts.show', { params: { kind } })
    return answer ? answer.data.text : ''
  } catch {
    return ''
  }
}
