import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import { useEarlyEffect } from '#web/lib/early_effect'
import { formatMoney } from '#web/lib/formats'
import { useWords, type Translate } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { FiguresContext, type Unread } from './figures'
import { readFigure, writeBareFigure, writeFigure, writeWithUnit, type FigureWriting } from './read_figure'

export interface FigureInputProps extends Pick<
  TextInputProps,
  'id' | 'label' | 'description' | 'required' | 'readOnly' | 'disabled' | 'w' | 'size' | 'placeholder' | 'aria-label'
> {
  /** In units of the last decimal: 1290 with two decimals is 12,90. Null when empty. */
  'value': number | null
  'digits'?: number
  /** Shown beside the input, not inside of it. */
  'unit'?: string | undefined
  /** Currency of an amount: trailing zeros are displayed, and jumps of more than ten times need a confirmation. */
  'currency'?: string | undefined
  /** In units of the last decimal. */
  'min'?: number | undefined
  'max'?: number | undefined
  'error'?: string | undefined
  /** Key in the surrounding form. Default: a generated id. */
  'name'?: string
  /** Whether the surrounding dialog confirms jumps of the amount. Forms do it by their own values. */
  'isWatched'?: boolean
  'onChange': (value: number | null) => void
  /** Called on blur and on Enter. */
  'onDone'?: () => void
  'data-autofocus'?: boolean | undefined
}

/**
 * A number field that reads typed or pasted numbers of both languages. Focus selects all. An unreadable input does not change
 * the value; it stays in the field with an error. An ambiguous one offers its possible readings.
 */
export function FigureInput(props: FigureInputProps) {
  const {
    value,
    digits = 0,
    unit,
    currency,
    min,
    max,
    error,
    name,
    isWatched = true,
    onChange,
    onDone,
    ...rest
  } = props
  const t = useWords()
  const locale = useLocale()
  const ownId = useId()
  const key = name ?? ownId
  const writing = { locale, digits, unit, currency, isFixed: currency !== undefined }
  const input = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  /** The input since the field got the focus; null without any. */
  const [typed, setTyped] = useState<string | null>(null)
  const [wasPasted, setPasted] = useState(false)
  const before = useRef(value)
  const { unread, areErrorsShown, setUnread } = useUnread(key)
  useWatched(
    key,
    isWatched ? currency : undefined,
    String(rest.label ?? rest['aria-label'] ?? ''),
    value,
    typed !== null
  )
  useEarlyEffect(() => {
    if (isFocused) input.current?.select()
  }, [isFocused])

  const take = (text: string) => {
    setTyped(text)
    const found = readFigure(text, writing)
    const message =
      'value' in found ? outOfRange(found.value, { min, max }, writing, t) : whyNot(text, found, writing, t)
    setUnread(message === null ? null : { text, message })
    onChange(message === null && 'value' in found ? found.value : before.current)
  }
  const choose = (chosen: number) => {
    setUnread(null)
    setTyped(null)
    onChange(chosen)
    input.current?.focus()
  }
  const leave = () => {
    setFocused(false)
    setTyped(null)
    setPasted(false)
    onDone?.()
  }
  const step = (by: number) => {
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (value ?? 0) + by))
    setUnread(null)
    setTyped(null)
    onChange(next)
  }

  const write = rest.readOnly ? writeWhole : isFocused ? writeBareFigure : writeFigure
  const isErrorShown = unread !== null && (!isFocused || areErrorsShown || wasPasted)
  return (
    <TextInput
      {...rest}
      ref={input}
      inputMode={digits > 0 ? 'decimal' : min !== undefined && min >= 0 ? 'numeric' : 'text'}
      autoComplete="off"
      value={typed ?? unread?.text ?? (value === null ? '' : write(value, writing))}
      error={isErrorShown ? <Refusal unread={unread} writing={writing} choose={choose} /> : error}
      {...(rest.readOnly ? {} : besideOf(writing))}
      onFocus={() => {
        before.current = value
        setFocused(true)
      }}
      onBlur={leave}
      onMouseDown={(event) => {
        // Otherwise the click that focuses the field would undo the selection.
        if (document.activeElement === input.current) return
        event.preventDefault()
        input.current?.focus()
      }}
      onDoubleClick={() => input.current?.select()}
      onPaste={() => setPasted(true)}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={(event) => {
        setPasted(false)
        if (event.key === 'Enter') onDone?.()
        if (digits > 0 || rest.readOnly || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      }}
    />
  )
}

/** The unit, on the side that the language has it: « 12,90 € », “€12.90”. */
function besideOf({ locale, unit, currency }: FigureWriting) {
  if (!unit) return {}
  const mark = <span className="admin-unit">{unit}</span>
  const width = unit.length > 2 ? 52 : 34
  return currency && locale === 'en_GB'
    ? {
        'leftSection': mark,
        'leftSectionPointerEvents': 'none' as const,
        'leftSectionWidth': width,
        'aria-description': unit,
      }
    : {
        'rightSection': mark,
        'rightSectionPointerEvents': 'none' as const,
        'rightSectionWidth': width,
        'aria-description': unit,
      }
}

interface RefusalProps {
  unread: Unread
  writing: FigureWriting
  choose: (value: number) => void
}

/** Why an input was refused, with its possible readings as buttons. */
function Refusal({ unread: { text, message }, writing, choose }: RefusalProps) {
  const found = readFigure(text, writing)
  const values = 'values' in found ? found.values : []
  return (
    <>
      {message}
      {values.length > 0 && (
        <span className="admin-readings">
          {values.map((value) => (
            <Button key={value} size="compact-sm" variant="default" component="button" onClick={() => choose(value)}>
              {writeWhole(value, writing)}
            </Button>
          ))}
        </span>
      )}
    </>
  )
}

/** A number with its unit or currency, in the user's language. */
function writeWhole(value: number, writing: FigureWriting): string {
  const { locale, currency } = writing
  return currency ? formatMoney(locale, { amount: value, currency }) : writeWithUnit(value, writing)
}

function whyNot(text: string, { reason }: { reason: string }, writing: FigureWriting, t: Translate): string {
  const { digits } = writing
  if (reason === 'too_precise') return t('admin.figures.too_precise', { digits })
  const example = writeFigure(digits === 0 ? 12 : 12.9 * 10 ** digits, writing)
  return t(`admin.figures.${reason}`, { text: text.trim(), example })
}

function outOfRange(
  value: number | null,
  { min, max }: { min: number | undefined; max: number | undefined },
  writing: FigureWriting,
  t: Translate
): string | null {
  if (value === null) return null
  if (min !== undefined && value < min) return t('admin.figures.least', { figure: writeWithUnit(min, writing) })
  if (max !== undefined && value > max) return t('admin.figures.most', { figure: writeWithUnit(max, writing) })
  return null
}

/** The unreadable input of a field. The surrounding form or dialog stores it and cannot be sent until it is fixed. */
function useUnread(key: string) {
  const figures = useContext(FiguresContext)
  const [own, setOwn] = useState<Unread | null>(null)
  if (!figures) return { unread: own, areErrorsShown: false, setUnread: setOwn }
  return {
    unread: figures.unread[key] ?? null,
    areErrorsShown: figures.areErrorsShown,
    setUnread: (unread: Unread | null) => {
      figures.dismiss()
      figures.setUnread(key, unread)
    },
  }
}

/** Reports an amount before and after typing to the surrounding dialog. */
function useWatched(key: string, currency: string | undefined, label: string, value: number | null, isTyped: boolean) {
  const watch = useContext(FiguresContext)?.watch
  const from = useRef(value)
  const last = useRef(value)
  // A change without typing is a proposal of the dialog and needs no confirmation.
  if (last.current !== value && !isTyped) from.current = value
  last.current = value
  useEffect(() => {
    if (!watch || currency === undefined) return undefined
    watch(key, { label, currency, from: from.current, to: value })
    return () => watch(key, null)
  }, [watch, key, currency, label, value])
}
