/** A text of the shop as staff wrote it: its lines and empty lines stay. */
export function LegalText({ text }: { text: string }) {
  return <div className="max-w-[70ch] break-words whitespace-pre-line">{text}</div>
}
