import { useId } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { Bundle, BundleOption, Part } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import { Quantity } from '#web/ui/quantity'
import { Select } from '#web/ui/select'
import { StockWord } from '../card/stock_word'
import { countField, isSingle, partField, type Choice } from './bundle_total'

/** The options of a bundle. */
export function BundleQuestions({ bundle, choice }: { bundle: Bundle; choice: Choice }) {
  return bundle.options.map((option) => (
    <Question
      key={option.code}
      option={option}
      chosen={choice[option.code] ?? {}}
      isPriced={bundle.priceRule === 'parts'}
    />
  ))
}

interface QuestionProps {
  option: BundleOption
  chosen: Record<string, number>
  isPriced: boolean
}

function Question({ option, chosen, isPriced }: QuestionProps) {
  const t = useWords()
  const hasChoice = option.parts.length > 1 || !option.isRequired
  return (
    <fieldset className="border-t border-line py-4 first:border-t-0">
      <legend className="float-left mb-2 w-full font-semibold">
        {option.label}
        {!option.isRequired && <span className="font-normal text-muted"> {t('catalogue.bundle.optional')}</span>}
      </legend>
      <div className="clear-both">
        {option.type === 'select' && hasChoice ? (
          <Selection option={option} chosen={chosen} isPriced={isPriced} />
        ) : (
          <ul className="grid gap-1">
            {option.isRequired || !isSingle(option) ? null : <NoneOfThem option={option} chosen={chosen} />}
            {option.parts.map((part) => (
              <Answer key={part.sku} {...{ option, part, chosen, isPriced }} isFixed={!hasChoice} />
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}

const FIELD = 'size-5 shrink-0 accent-[rgb(var(--color-primary))]'

function NoneOfThem({ option, chosen }: Omit<QuestionProps, 'isPriced'>) {
  const t = useWords()
  const isNone = Object.keys(chosen).length === 0
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3">
        <input type="radio" name={partField(option.code)} value="" defaultChecked={isNone} className={FIELD} />
        {t('catalogue.bundle.none')}
      </label>
    </li>
  )
}

function Answer({ option, part, chosen, isPriced, isFixed }: QuestionProps & { part: Part; isFixed: boolean }) {
  const toPath = useLocalePath()
  const id = useId()
  const isSold = part.stock !== 'out_of_stock'
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      {isFixed ? (
        <input type="hidden" name={partField(option.code)} value={part.sku} />
      ) : (
        <input
          id={id}
          type={isSingle(option) ? 'radio' : 'checkbox'}
          name={partField(option.code)}
          value={part.sku}
          defaultChecked={part.sku in chosen}
          disabled={!isSold && !(part.sku in chosen)}
          className={FIELD}
        />
      )}
      <label htmlFor={isFixed ? undefined : id} className="grow basis-40">
        <PartText part={part} quantity={part.isQuantityFree ? 1 : part.quantity} isPriced={isPriced} />
      </label>
      {part.isQuantityFree && (
        <Quantity
          name={countField(option.code, part.sku)}
          of={part.name}
          initial={chosen[part.sku] ?? part.quantity}
          max={999}
        />
      )}
      <Link to={toPath(part.path)} className="inline-flex min-h-6 items-center text-sm text-primary underline">
        <SeeWine name={part.name} />
      </Link>
    </li>
  )
}

function SeeWine({ name }: { name: string }) {
  const t = useWords()
  return (
    <>
      {t('catalogue.bundle.see')} <span className="sr-only">{name}</span>
    </>
  )
}

function PartText({ part, quantity, isPriced }: { part: Part; quantity: number; isPriced: boolean }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      {quantity > 1 && <span className="tabular-nums">{t('catalogue.bundle.times', { count: quantity })} </span>}
      {part.name}
      {part.detail && <span className="text-muted"> {part.detail}</span>}
      {isPriced && (
        <span className="text-muted tabular-nums">
          {' · '}
          {formatMoney(locale, { ...part.price, amount: part.price.amount * quantity })}
        </span>
      )}
      {part.stock !== 'in_stock' && (
        <>
          {' · '}
          <StockWord stock={part.stock} />
        </>
      )}
    </>
  )
}

function Selection({ option, chosen, isPriced }: QuestionProps) {
  const t = useWords()
  const locale = useLocale()
  const [first = ''] = Object.keys(chosen)
  return (
    <Select name={partField(option.code)} defaultValue={first} aria-label={option.label}>
      {!option.isRequired && <option value="">{t('catalogue.bundle.none')}</option>}
      {option.parts.map(({ sku, name, detail, quantity, price, stock }) => (
        <option key={sku} value={sku} disabled={stock === 'out_of_stock' && sku !== first}>
          {[
            quantity > 1 ? t('catalogue.bundle.times', { count: quantity }) : '',
            name,
            detail,
            isPriced ? `· ${formatMoney(locale, { ...price, amount: price.amount * quantity })}` : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </option>
      ))}
    </Select>
  )
}
