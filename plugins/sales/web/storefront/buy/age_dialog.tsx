import { useEffect, useRef, useState } from 'react'
import { forgetAge, isUnderAge, rememberAge } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { Sheet } from '#web/ui/sheet'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'
import { useBuy } from './use_buy'

const close = () => showPanel({ kind: 'closed' })

/** Asked before the first wine goes into the cart. Who has said no is told what that means, and may correct it. */
export default function AgeDialog({ items }: { items: WantedItem[] }) {
  const t = useWords()
  const [isRefused, setRefused] = useState(isUnderAge)
  return (
    <Sheet
      title={t(isRefused ? 'sales.buy.age_refused_title' : 'sales.buy.age_question')}
      isOpen
      onClose={close}
      isAside
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
  const { buy, isPending } = useBuy()
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
      <p className="mb-6">{t('sales.buy.age_reason')}</p>
      <div className="grid gap-3">
        <Button onClick={yes} disabled={isPending}>
          {t('sales.buy.age_yes')}
        </Button>
        <Button tone="quiet" onClick={no}>
          {t('sales.buy.age_no')}
        </Button>
      </div>
    </>
  )
}

/** Takes the focus, which stood on a button that is gone: what it says is read out. */
function Refused({ onCorrect }: { onCorrect: () => void }) {
  const t = useWords()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const correct = () => {
    forgetAge()
    onCorrect()
  }
  return (
    <>
      <p ref={words} tabIndex={-1} className="mb-6 outline-none">
        {t('sales.buy.age_refused')}
      </p>
      <div className="grid gap-3">
        <Button onClick={close}>{t('sales.buy.age_close')}</Button>
        <Button tone="quiet" onClick={correct}>
          {t('sales.buy.age_correct')}
        </Button>
      </div>
    </>
  )
}
