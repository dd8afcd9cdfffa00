import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

interface Guide {
  id: number
  title: string
  steps: string
  picture: string | null
}

/** The guides of a product. They are loaded after the page, which is cached for all visitors. */
export default function GuidesSlot({ product }: { product: { id: number } }) {
  const t = useWords()
  const [guides, setGuides] = useState<Guide[]>([])
  useEffect(() => {
    let isGone = false
    call('GET', 'product_guides.guides.index', { query: { product: product.id } }).then(
      (answer) => {
        if (answer && !isGone) setGuides(answer.data)
      },
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [product.id])
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="product-guides" className="mt-16">
      <h2 id="product-guides" className="mb-6 font-serif text-2xl">
        {t('product_guides.shown.heading')}
      </h2>
      <ul className="grid gap-8 md:grid-cols-2">
        {guides.map((guide) => (
          <li key={guide.id}>
            <GuideCard guide={guide} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GuideCard({ guide: { id, title, steps, picture } }: { guide: Guide }) {
  const t = useWords()
  const [isThanked, setThanked] = useState(false)
  const thank = () =>
    call('POST', 'product_guides.thanks.store', { params: { id } }).then(
      () => setThanked(true),
      () => {}
    )
  return (
    <article>
      {picture && <img src={picture} alt="" loading="lazy" className="mb-3 aspect-video w-full rounded object-cover" />}
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 whitespace-pre-line">{steps}</p>
      <p role="status" className="mt-2">
        {isThanked ? (
          t('product_guides.shown.thanked')
        ) : (
          <button type="button" onClick={thank} className="underline">
            {t('product_guides.shown.thank')}
          </button>
        )}
      </p>
    </article>
  )
}
