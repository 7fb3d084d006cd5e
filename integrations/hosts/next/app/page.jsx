import { CodeEmbed } from './code-embed.jsx';
import { ElementEmbed } from './element-embed.jsx';

/** The attributes of the `<meta>` elements in a code, for React, which puts them into the head. */
const metaOf = (code) =>
  [...code.matchAll(/<meta (property|name)="([^"]*)" content="([^"]*)">/g)].map(
    ([, kind, name, content]) => ({ [kind]: name, content: content.replaceAll('&amp;', '&') }),
  );

export default async function Page({ searchParams }) {
  const { row } = await searchParams;
  const address = `${process.env.HOSTS_ORIGIN}/row.json?row=${encodeURIComponent(row)}`;
  const { html, head, src, format } = await (await fetch(address, { cache: 'no-store' })).json();
  if (head === undefined)
    return (
      <main style={{ inlineSize: 640 }}>
        {html === undefined ? (
          <ElementEmbed src={src} format={format} />
        ) : (
          <CodeEmbed html={html} />
        )}
      </main>
    );
  return (
    <main>
      {metaOf(head).map((attributes) => (
        <meta key={attributes.property ?? attributes.name} {...attributes} />
      ))}
      {head.startsWith('<script') && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: head.replace(/^<script[^>]*>|<\/script>$/g, '') }}
        />
      )}
    </main>
  );
}
