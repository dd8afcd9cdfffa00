import { useState } from 'react'
import { rememberAge } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { Sheet } from '#web/ui/sheet'
import { showPanel } from '../state/panel'
import type { WantedItem } from './read_items'
import { useBuy } from './use_buy'

const close = () => showPanel({ kind: 'closed' })

/** Asked before the first wine goes into the cart, when the page's own question was not answered. */
export default function AgeDialog({ items }: { items: WantedItem[] }) {
  const t = useWords()
  const { buy, isPending } = useBuy()
  const [isRefused, setRefused] = useState(false)
  const yes = () => {
    rememberAge('yes')
    void buy(items, true)
  }
  const no = () => {
    rememberAge('no')
    setRefused(true)
  }
  return (
    <Sheet title={t('sales.buy.age_question')} isOpen onClose={close} isAside>
      <p className="mb-6">{t(isRefused ? 'sales.buy.age_refused' : 'sales.buy.age_reason')}</p>
      {!isRefused && (
        <div className="grid gap-3">
          <Button onClick={yes} disabled={isPending}>
            {t('sales.buy.age_yes')}
          </Button>
          <Button tone="quiet" onClick={no}>
            {t('sales.buy.age_no')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
