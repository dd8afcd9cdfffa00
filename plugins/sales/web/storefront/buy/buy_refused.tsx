import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import type { BuyRefusal } from './use_buy'

interface BuyRefusedProps {
  refusal: BuyRefusal | null
  /** Buys the available quantity; absent for several items, where it is ambiguous. */
  onTake?: ((count: number) => void) | undefined
}

/** Why a product was not added to the cart, with a button for the available quantity. */
export function BuyRefused({ refusal, onTake }: BuyRefusedProps) {
  const t = useWords()
  return (
    <div role="alert">
      {refusal && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-negative">{refusal.message}</p>
          {refusal.more !== null && onTake && (
            <Button tone="quiet" onClick={() => onTake(refusal.more as number)}>
              {t('sales.buy.take', { count: refusal.more })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
