import type { OwnOrder } from './order_data'

type Instructions = NonNullable<OwnOrder['payment']['instructions']>

/** Payment instructions, with values to copy. */
export function PaymentHelp({ instructions: { title, text, facts } }: { instructions: Instructions }) {
  return (
    <section aria-label={title} className="mb-8 border border-line bg-surface p-5">
      <h2 className="mb-2 font-serif text-xl">{title}</h2>
      {text.map((sentence) => (
        <p key={sentence} className="mb-2 max-w-prose whitespace-pre-wrap">
          {sentence}
        </p>
      ))}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="mb-2 font-semibold break-words whitespace-pre-wrap tabular-nums select-all sm:mb-0">
              {/^https?:\/\//.test(value) ? (
                <a href={value} className="underline hover:text-primary">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
