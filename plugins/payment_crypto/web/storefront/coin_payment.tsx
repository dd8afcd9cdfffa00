import type { ReactNode } from 'react'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import { CopyButton } from './copy_button'
import { NewAmount } from './new_amount'
import { useSecondsLeft } from './use_seconds_left'

type Amount = NonNullable<ResponseOf<'payment_crypto.amounts.show'>['data']['amount']>

/** Amount, address and QR code. When the time is over they give way to the offer of a new amount. */
export function CoinPayment({ amount }: { amount: Amount }) {
  const t = useWords()
  const locale = useLocale()
  const left = useSecondsLeft(amount.secondsLeft)
  if (left.seconds === 0) return <NewAmount />
  const { coin, coinName, quantity, address, link, qr, expiresAt } = amount
  return (
    <section className="border border-line bg-surface p-5">
      <p className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <span>{t('payment_crypto.pay.until', { time: formatInstant(locale, expiresAt) })}</span>
        <span role="timer" className="font-semibold tabular-nums">
          {left.isTicking
            ? clockOf(left.seconds)
            : t('payment_crypto.pay.left', { count: Math.ceil(left.seconds / 60) })}
        </span>
      </p>
      <div className="grid items-start gap-6 sm:grid-cols-[14rem_1fr]">
        <div className="mx-auto w-full max-w-56">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t('payment_crypto.pay.qr', { coin: coinName })}
            className="w-full bg-white"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <a href={link} className="mt-1 flex min-h-11 items-center justify-center underline hover:text-primary">
            {t('payment_crypto.pay.open_wallet')}
          </a>
        </div>
        <dl className="grid min-w-0 gap-5">
          <Fact label={t('payment_crypto.pay.exact', { coin: coinName })} copied={quantity}>
            <span className="text-xl select-all">{quantity}</span> {coin}
          </Fact>
          <Fact label={t('payment_crypto.pay.address', { coin: coinName })} copied={address}>
            <span className="break-all select-all">{address}</span>
          </Fact>
        </dl>
      </div>
      <ul className="mt-6 list-disc space-y-1 pl-5 text-sm">
        <li>{t('payment_crypto.pay.only', { coin: coinName })}</li>
        <li>{t('payment_crypto.pay.fee')}</li>
        <li>{t('payment_crypto.pay.keep_hash')}</li>
      </ul>
    </section>
  )
}

/** Something to copy into a wallet. */
function Fact({ label, copied, children }: { label: string; copied: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">
        {children}
        <CopyButton text={copied} label={label} />
      </dd>
    </div>
  )
}

/** 754 → `12:34`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
