import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { buttonStyle } from '#web/ui/button'
import { choiceFormId } from './bundle_total'

interface ChoiceFormProps {
  label: string
  onChoice: (said: FormData) => void
  children: ReactNode
}

/**
 * What is chosen of a bundle or of a group. With a script the price follows at once; without one the form asks for the page
 * again, with the choice in its address.
 */
export function ChoiceForm({ label, onChoice, children }: ChoiceFormProps) {
  const t = useWords()
  return (
    <form
      id={choiceFormId}
      method="get"
      aria-label={label}
      className="mt-6"
      onChange={(event) => onChoice(new FormData(event.currentTarget))}
    >
      {children}
      <noscript>
        <button type="submit" className={`${buttonStyle('quiet')} mt-4`}>
          {t('catalogue.bundle.update')}
        </button>
      </noscript>
    </form>
  )
}
