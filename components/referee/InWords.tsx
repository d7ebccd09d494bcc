import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import { type AskedFile, findAsked, isQuestion, loadAsked } from './asked.ts';

interface Props {
  readonly text: string;
  /** The game on the table. */
  readonly home: string;
  readonly lang: Lang;
  /** What is said where the text asks nothing of the kind. */
  readonly children: ComponentChildren;
}

/** Answers in words what no ruling can: what a table settles before the deal. */
export function InWords({ text, home, lang, children }: Props) {
  const [file, setFile] = useState<AskedFile>();
  useEffect(() => {
    loadAsked(lang).then((came) => setFile(came));
  }, []);
  const found = file && findAsked(text, file, home);
  if (!file) return <>{children}</>;
  const { words } = file;
  const more = <a href={href(pathOf(lang, 'su-co'))}>{words.more}</a>;
  if (!found)
    return (
      <>
        {children}
        {isQuestion(text) && (
          <p class="s">
            {words.elsewhere} {more} · <a href={href(pathOf(lang, 'cai-nhau'))}>{words.argued}</a>
          </p>
        )}
      </>
    );
  const { id, name, question, rule, answers, note } = found;
  return (
    <div class="err in-words">
      <p>
        {words.lead} <b>{`${name}. ${question}`}</b>
      </p>
      <ul>
        {answers.map(({ says, who }) => (
          <li key={says}>
            {says} ({who})
          </li>
        ))}
      </ul>
      <p>
        {note ?? (answers.length === 0 && `${words.nobody}.`)}{' '}
        {rule && (
          <a class="tag" href={`${href(pathOf(lang, id, 'luat'))}#${rule.id}`}>
            {rule.number}
          </a>
        )}
      </p>
      <p>
        {more} · <a href={`${href(pathOf(lang, 'luat-nha'))}?h=${id}#thoa-thuan`}>{words.agree}</a>
      </p>
    </div>
  );
}
