import { useWords } from '#web/lib/i18n'
import { IconHeart } from '#web/ui/icons'
import { useIsWished } from './use_wishlist'
import { wishFormId } from './wish_form'

interface HeartProps {
  product: { id: number; name: string }
}

/** Keeps the wine of a card for later. The button is a field of one form for all cards, in the head of the page. */
export function CardHeart({ product: { id, name } }: HeartProps) {
  const t = useWords()
  return (
    <button
      form={wishFormId}
      name="product"
      value={id}
      aria-pressed={useIsWished(id)}
      className="group/heart absolute top-0 right-0 grid size-11 place-items-center text-muted hover:text-primary aria-pressed:text-primary"
    >
      <HeartDrawing />
      <span className="sr-only">{t('catalogue.wish.keep_one', { name })}</span>
    </button>
  )
}

/** The same on the page of a wine, in words. */
export function PageHeart({ product: { id } }: HeartProps) {
  const t = useWords()
  return (
    <button
      form={wishFormId}
      name="product"
      value={id}
      aria-pressed={useIsWished(id)}
      className="group/heart mt-4 inline-flex min-h-11 items-center gap-2 hover:text-primary aria-pressed:text-primary"
    >
      <HeartDrawing />
      {t('catalogue.wish.keep')}
    </button>
  )
}

function HeartDrawing() {
  return <IconHeart size={22} className="group-aria-pressed/heart:fill-current" />
}
