import { SECURITY_HEADERS } from './headers.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gunnar's Companion</title>
<h1>This page is not to be had right now</h1>
<p>There is no net, and what this phone had kept of the page is damaged. The saved games are safe.</p>
<p><a href="">Try again</a></p>
<div lang="nb">
<h1>Siden er ikke å få tak i akkurat nå</h1>
<p>Det er ikke noe nett, og det telefonen hadde spart på av siden, er skadet. De lagrede spillene er trygge.</p>
<p><a href="">Prøv igjen</a></p>
</div>
</html>
`;

/** What stands there when neither the host nor what was kept can answer: it needs no file of the site. */
export const lastResort = (): Response =>
  new Response(PAGE, {
    status: 503,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
