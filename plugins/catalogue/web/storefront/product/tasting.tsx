import { useWords } from '#web/lib/i18n'
import type { AttributeValue } from '#web/lib/shapes'
import type { ProductData } from './product_data'
import { scaleCodes, scaleOf } from './scales'

/** How it tastes: in words, and body, acidity and sweetness on small scales. */
export function Tasting({ product }: { product: ProductData }) {
  const t = useWords()
  const { tasting } = product.attributes
  const profile = scaleCodes.flatMap((code) => {
    const attribute = product.attributes[code]
    const option = attribute?.options[0]
    const scale = scaleOf(code, product)
    const position = option ? scale.indexOf(option.code) : -1
    return attribute && position >= 0 ? [{ attribute, position, steps: scale.length }] : []
  })
  if (!tasting && profile.length === 0) return null
  return (
    <section aria-labelledby="tasting">
      <h2 id="tasting" className="font-serif text-2xl">
        {t('catalogue.product.tasting')}
      </h2>
      {tasting && <p className="mt-4 max-w-[60ch] text-lg">{tasting.value}</p>}
      {profile.length > 0 && (
        <dl className="mt-6 max-w-md">
          {profile.map((line) => (
            <ScaleLine key={line.attribute.code} {...line} />
          ))}
        </dl>
      )}
    </section>
  )
}

function ScaleLine({ attribute, position, steps }: { attribute: AttributeValue; position: number; steps: number }) {
  return (
    <div className="grid grid-cols-[6rem_1fr_6rem] items-center gap-4 border-t border-line py-2">
      <dt className="text-muted">{attribute.label}</dt>
      <dd className="col-start-3 row-start-1">{attribute.value}</dd>
      <dd aria-hidden className="col-start-2 row-start-1 flex gap-1">
        {Array.from({ length: steps }, (_, step) => (
          <span key={step} className={`h-1.5 flex-1 ${step <= position ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </dd>
    </div>
  )
}
