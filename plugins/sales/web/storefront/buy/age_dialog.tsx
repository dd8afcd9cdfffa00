import { useEffect, useRef, useState } from 'react'
import { forgetAge, isUnderAge, rememberAge } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { Sheet } from '#web/ui/sheet'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'
import { useBuy } from './use_buy'

const close = () => showPanel({ kind: 'closed' })

/** The age question, before the first wine is added to the cart. After a no it explains the consequence, and the answer can be corrected. */
export default function AgeDialog({ items }: { items: WantedItem[] }) {
  const t = useWords()
  const [isRefused, setRefused] = useState(isUnderAge)
  return (
    <Sheet
      title={t(isRefused ? 'sales.buy.age_refused_title' : 'sales.buy.age_question')}
      isOpen
      onClose={close}
      place="content"
    >
      {isRefused ? (
        <Refused onCorrect={() => setRefused(false)} />
      ) : (
        <Question items={items} onNo={() => setRefused(true)} />
      )}
    </Sheet>
  )
}

function Question({ items, onNo }: { items: WantedItem[]; onNo: () => void }) {
  const t = useWords()
  const { buy, isPending } = useBuy({ isAlone: true })
  const yes = () => {
    rememberAge('yes')
    void buy(items, true)
  }
  const no = () => {
    rememberAge('no')
    onNo()
  }
  return (
    <>
      <Told>{t('sales.buy.age_reason')}</Told>
      <div className="grid gap-3">
        <Button onClick={yes} isBusy={isPending}>
          {t('sales.buy.age_yes')}
        </Button>
        <Button tone="quiet" onClick={no}>
          {t('sales.buy.age_no')}
        </Button>
      </div>
    </>
  )
}

function Refused({ onCorrect }: { onCorrect: () => void }) {
  const t = useWords()
  const correct = () => {
    forgetAge()
    onCorrect()
  }
  return (
    <>
      <Told>{t('sales.buy.age_refused')}</Told>
      <div className="grid gap-3">
        <Button onClick={close}>{t('sales.buy.age_close')}</Button>
        <Button tone="quiet" onClick={correct}>
          {t('sales.buy.age_correct')}
        </Button>
      </div>
    </>
  )
}

/** Takes the focus when it replaces the question, so that screen readers read it. */
function Told({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className="mb-6 outline-none">
      {children}
    </p>
  )
}
