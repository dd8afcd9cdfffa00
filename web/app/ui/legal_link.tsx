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
 * Opens a legal text without leaving the form: in a sheet, or in a new tab without JavaScript. The link may be in the label
 * of a checkbox: the sheet is rendered into the body, so that clicks in it do not tick the box.
 */
export function LegalLink({ kind, children }: LegalLinkProps) {
  const toPath = useLocalePath()
  const [isOpen, setOpen] = useState(false)
  // The sheet stays in the page once it was opened: the browser then returns the focus to the link when it closes.
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
  /** Null while loading; empty when it could not be fetched. */
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
        // Focusable, so that it can be scrolled with the keyboard.
        <div tabIndex={0} role="region" aria-label={title}>
          <LegalText text={text} />
        </div>
      ) : (
        <p role="status">{t(text === null ? 'shell.legal.loading' : 'shell.legal.failed')}</p>
      )}
    </Sheet>
  )
}

/** The text; empty when it could not be fetched. */
async function fetchText(kind: LegalKind): Promise<string> {
  try {
    const answer = await call('GET', 'configuration.legal_texts.show', { params: { kind } })
    return answer ? answer.data.text : ''
  } catch {
    return ''
  }
}
