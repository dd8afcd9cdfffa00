import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { IconTrash } from '#web/ui/icons'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { LineTotal } from '../orders/line_total'
import type { CartLine } from '../cart_data'
import type { CartRefusal } from '../cart_screen.server'

interface CartLineRowProps {
  line: CartLine
  /** Net prices come first. */
  showsNet: boolean
  refusal: CartRefusal | null
}

export function CartLineRow({ line, showsNet, refusal }: CartLineRowProps) {
  const isBusy = useNavigation().formData?.get('key') === line.key
  const { total, netTotal, image } = line
  return (
    <li
      aria-busy={isBusy}
      className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-5 aria-busy:opacity-60 sm:grid-cols-[4.5rem_1fr_auto]"
    >
      <div className="relative h-24">
        <Picture
          picture={image}
          sizes="4.5rem"
          isDecorative
          className="absolute inset-0 size-full object-contain mix-blend-darken"
        />
      </div>
      <div>
        <LineText line={line} showsNet={showsNet} />
        <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
          <QuantityForm line={line} refusal={refusal} />
          <RemoveForm line={line} />
        </div>
        <LineWords line={line} refusal={refusal} />
      </div>
      <p className="col-start-2 text-lg font-semibold tabular-nums sm:col-start-3 sm:text-right">
        {total && netTotal && <LineTotal {...{ total, netTotal, showsNet }} />}
      </p>
    </li>
  )
}

function LineText({ line, showsNet }: Pick<CartLineRowProps, 'line' | 'showsNet'>) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { name, path, detail, parts, unitPrice, netUnitPrice, regularPrice } = line
  return (
    <>
      <h2 className="font-serif text-xl leading-snug">{path ? <Link to={toPath(path)}>{name}</Link> : name}</h2>
      {detail && <p className="text-sm text-muted">{detail}</p>}
      {parts.length > 0 && (
        <ul className="text-sm text-muted">
          {parts.map((part, position) => (
            <li key={position}>
              {t('sales.cart.part', {
                count: part.quantity,
                name: [part.name, part.detail].filter(Boolean).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
      {unitPrice && netUnitPrice && (
        <p className="text-sm text-muted tabular-nums">
          {t(showsNet ? 'sales.cart.each_net' : 'sales.cart.each', {
            amount: formatUnitPrice(locale, showsNet ? netUnitPrice : unitPrice),
            gross: formatUnitPrice(locale, unitPrice),
          })}
          {regularPrice && (
            <s className="ml-2">
              <span className="sr-only">{t('sales.cart.regular')} </span>
              {formatMoney(locale, regularPrice)}
            </s>
          )}
        </p>
      )}
    </>
  )
}

/** The quantity of a line, sent on change. Without JavaScript there is a button. */
function QuantityForm({ line, refusal }: Pick<CartLineRowProps, 'line' | 'refusal'>) {
  const t = useWords()
  const submit = useSubmit()
  const timer = useRef(0)
  const { key, name, quantity } = line
  const isRefused = refusal?.intent === 'update'
  return (
    <Form method="post" noValidate preventScrollReset className="flex items-center gap-2">
      <CsrfField />
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="key" value={key} />
      <input
        // A refused quantity stays as typed; an accepted one is that of the cart.
        key={isRefused ? `refused ${refusal.typed}` : quantity}
        type="number"
        name="quantity"
        min={0}
        max={line.most > 0 ? line.most : undefined}
        defaultValue={isRefused ? refusal.typed : quantity}
        inputMode="numeric"
        required
        aria-label={t('sales.cart.quantity_of', { name })}
        aria-invalid={isRefused || line.problem ? true : undefined}
        aria-describedby={isRefused || line.problem || line.notice ? `words-${key}` : undefined}
        className="h-11 w-20 rounded-sm border border-ink/40 bg-surface px-3 tabular-nums hover:border-ink aria-[invalid]:border-negative"
        onChange={({ currentTarget: { form, value } }) => {
          clearTimeout(timer.current)
          if (value === '' || !form) return
          timer.current = window.setTimeout(() => submit(form, { preventScrollReset: true }), 600)
        }}
      />
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-sm text-primary underline">
          {t('sales.cart.update')}
        </button>
      </noscript>
    </Form>
  )
}

function RemoveForm({ line: { key, name } }: Pick<CartLineRowProps, 'line'>) {
  const t = useWords()
  return (
    <Form method="post" preventScrollReset>
      <CsrfField />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="key" value={key} />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center gap-2 px-1 text-sm text-muted hover:text-primary"
      >
        <IconTrash size={18} />
        {t('sales.cart.remove')} <span className="sr-only">{name}</span>
      </button>
    </Form>
  )
}

/** A button that sets the available quantity. */
function TakeRest({ line, refusal }: Pick<CartLineRowProps, 'line' | 'refusal'>) {
  const t = useWords()
  const isShort = line.problem && line.available !== null && line.available < line.quantity
  const rest = refusal?.available ?? (isShort ? line.available : null)
  if (rest === null || rest < 1 || rest === line.quantity) return null
  return (
    <Form method="post" preventScrollReset className="mt-1">
      <CsrfField />
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="key" value={line.key} />
      <input type="hidden" name="quantity" value={rest} />
      <Button type="submit" tone="quiet">
        {t('sales.cart.take', { count: rest })} <span className="sr-only">{line.name}</span>
      </Button>
    </Form>
  )
}

/** Errors and changes of a line. */
function LineWords({ line, refusal }: Pick<CartLineRowProps, 'line' | 'refusal'>) {
  const said = refusal?.error.message ?? line.problem?.message
  if (!said && !line.notice) return null
  return (
    <div id={`words-${line.key}`}>
      {said && (
        <p role={refusal ? 'alert' : undefined} className="mt-1 text-negative">
          {said}
        </p>
      )}
      <TakeRest line={line} refusal={refusal} />
      {line.notice && <p className="mt-1 text-warning">{line.notice.message}</p>}
    </div>
  )
}
