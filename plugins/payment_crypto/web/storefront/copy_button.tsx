import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/i18n'

const SAID_MS = 3000

/** Copies a text. Browsers that cannot are shown no button: the text itself is selected by one click. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords()
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!canCopy) return null
  return (
    <div>
      <button
        type="button"
        className="min-h-11 text-sm font-normal underline hover:text-primary"
        aria-label={t('payment_crypto.pay.copy_what', { what: label })}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {t(`payment_crypto.pay.${isCopied ? 'copied' : 'copy'}`)}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? t('payment_crypto.pay.copied') : ''}
      </span>
    </div>
  )
}
