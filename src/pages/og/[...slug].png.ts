import type { APIRoute, GetStaticPaths } from 'astro';
import { type PageInfo, pages, pictureName } from '#book/pages-list.ts';
import { draw } from '#book/share-picture.ts';

export const getStaticPaths = (async () =>
  (await pages()).map((page) => ({
    params: { slug: pictureName(page.path) },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: PageInfo }> = async ({ props }) =>
  new Response(new Uint8Array(await draw(props.page)), { headers: { 'content-type': 'image/png' } });
