var e = (e, t) => t.some((t) => e instanceof t), t, n;
function r() {
	return t ||= [
		IDBIndex,
		IDBObjectStore,
		IDBCursor,
		IDBDatabase,
		IDBTransaction
	];
}
function i() {
	return n ||= [
		"advance",
		"continue",
		"continuePrimaryKey"
	].map((e) => IDBCursor.prototype[e]);
}
var a = /* @__PURE__ */ new WeakMap(), o = /* @__PURE__ */ new WeakMap(), s = /* @__PURE__ */ new WeakMap();
function c(e) {
	let t = new Promise((t, n) => {
		let r = () => {
			e.removeEventListener("success", i), e.removeEventListener("error", a);
		}, i = () => {
			t(m(e.result)), r();
		}, a = () => {
			n(e.error), r();
		};
		e.addEventListener("success", i), e.addEventListener("error", a);
	});
	return s.set(t, e), t;
}
function l(e) {
	if (a.has(e)) return;
	let t = new Promise((t, n) => {
		let r = () => {
			e.removeEventListener("complete", i), e.removeEventListener("error", a), e.removeEventListener("abort", a);
		}, i = () => {
			t(), r();
		}, a = () => {
			n(e.error || new DOMException("AbortError", "AbortError")), r();
		};
		e.addEventListener("complete", i), e.addEventListener("error", a), e.addEventListener("abort", a);
	});
	a.set(e, t);
}
var u = {
	get(e, t, n) {
		if (e instanceof IDBTransaction) {
			if (t === "done") return a.get(e);
			if (t === "store") return n.objectStoreNames[1] ? void 0 : n.objectStore(n.objectStoreNames[0]);
		}
		return m(e[t]);
	},
	set(e, t, n) {
		return e[t] = n, !0;
	},
	has(e, t) {
		return e instanceof IDBTransaction && (t === "done" || t === "store") || t in e;
	}
};
function d(e) {
	u = e(u);
}
function f(e) {
	return i().includes(e) ? function(...t) {
		return e.apply(h(this), t), m(this.request);
	} : function(...t) {
		return m(e.apply(h(this), t));
	};
}
function p(t) {
	return typeof t == "function" ? f(t) : (t instanceof IDBTransaction && l(t), e(t, r()) ? new Proxy(t, u) : t);
}
function m(e) {
	if (e instanceof IDBRequest) return c(e);
	if (o.has(e)) return o.get(e);
	let t = p(e);
	return Object.is(t, e) || (o.set(e, t), s.set(t, e)), t;
}
var h = (e) => s.get(e);
function g(e, t, { blocked: n, upgrade: r, blocking: i, terminated: a } = {}) {
	let o = indexedDB.open(e, t), s = m(o);
	return r && o.addEventListener("upgradeneeded", (e) => {
		r(m(o.result), e.oldVersion, e.newVersion, m(o.transaction), e);
	}), n && o.addEventListener("blocked", (e) => n(e.oldVersion, e.newVersion, e)), s.then((e) => {
		a && e.addEventListener("close", () => a()), i && e.addEventListener("versionchange", (e) => i(e.oldVersion, e.newVersion, e));
	}).catch(() => {}), s;
}
var _ = [
	"get",
	"getKey",
	"getAll",
	"getAllKeys",
	"count"
], ee = [
	"put",
	"add",
	"delete",
	"clear"
], v = {};
function te(e, t) {
	if (!(e instanceof IDBDatabase && !(t in e) && typeof t == "string")) return;
	if (v[t]) return v[t];
	let n = t.replace(/FromIndex$/, ""), r = t !== n, i = ee.includes(n);
	return !(n in (r ? IDBIndex : IDBObjectStore).prototype) || !(i || _.includes(n)) ? void 0 : v[t] = async function(e, ...t) {
		let a = this.transaction(e, i ? "readwrite" : "readonly"), o = a.store;
		return r && (o = o.index(t.shift())), (await Promise.all([o[n](...t), i && a.done]))[0];
	};
}
d((e) => ({
	...e,
	get: (t, n, r) => te(t, n) || e.get(t, n, r),
	has: (t, n) => !!te(t, n) || e.has(t, n)
}));
var ne = [
	"advance",
	"continue",
	"continuePrimaryKey"
], re = {}, ie = /* @__PURE__ */ new WeakMap(), ae = /* @__PURE__ */ new WeakMap(), oe = { get(e, t) {
	if (!ne.includes(t)) return e[t];
	let n = re[t];
	return n ||= re[t] = function(...e) {
		ie.set(this, ae.get(this)[t](...e));
	}, n;
} };
async function* se(...e) {
	let t = this;
	if (t instanceof IDBCursor || (t = await t.openCursor(...e)), !t) return;
	t = t;
	let n = new Proxy(t, oe);
	for (ae.set(n, t), s.set(n, h(t)); t;) yield n, t = await (ie.get(n) || t.continue()), ie.delete(n);
}
function ce(t, n) {
	return n === Symbol.asyncIterator && e(t, [
		IDBIndex,
		IDBObjectStore,
		IDBCursor
	]) || n === "iterate" && e(t, [IDBIndex, IDBObjectStore]);
}
d((e) => ({
	...e,
	get(t, n, r) {
		return ce(t, n) ? se : e.get(t, n, r);
	},
	has(t, n) {
		return ce(t, n) || e.has(t, n);
	}
}));
var le = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"], ue = [22, 1014];
function y(e) {
	if (typeof e != "object" || !e) return "blocked";
	let { name: t, code: n } = e;
	return le.some((e) => e === t) || ue.some((e) => e === n) ? "full" : t === "VersionError" ? "closed-by-newer" : "blocked";
}
var de = [
	"headers",
	"events",
	"aside",
	"gone"
], fe = "companion", pe = 1, me = 5e3;
function he(e, t = me) {
	let n, r = () => {
		n?.then((e) => e.close(), () => void 0), n = void 0;
	}, i = () => (n ??= g(fe, pe, {
		upgrade(e) {
			e.createObjectStore("headers", { keyPath: "id" }), e.createObjectStore("events", { keyPath: ["game", "id"] }).createIndex("game", "game"), e.createObjectStore("aside", { keyPath: "key" }), e.createObjectStore("gone", { keyPath: "id" });
		},
		blocking(t, n) {
			r(), n === null && e();
		},
		terminated() {
			n = void 0, e();
		}
	}), ve(n, t));
	return async (e) => {
		try {
			return await e(await i());
		} catch (t) {
			if (r(), y(t) !== "blocked" || _e(t)) throw t;
			return e(await i());
		}
	};
}
var ge = "TimeoutError";
function _e(e) {
	return e instanceof DOMException && e.name === ge;
}
async function ve(e, t) {
	let n, r = new Promise((e, r) => {
		n = setTimeout(() => r(new DOMException("The database does not open.", ge)), t);
	});
	try {
		return await Promise.race([e, r]);
	} finally {
		clearTimeout(n);
	}
}
var ye = (e, t) => ({
	...e,
	events: t
});
function be(e, t) {
	let n = he(e, t);
	return {
		read: () => n(async (e) => {
			let t = e.transaction(de), [n, r, i, a] = await Promise.all([
				t.objectStore("headers").getAll(),
				t.objectStore("events").getAll(),
				t.objectStore("aside").getAll(),
				t.objectStore("gone").getAll(),
				t.done
			]);
			return {
				headers: n,
				events: xe(r),
				asides: i,
				marks: new Map(a.map((e) => [e.id, e]))
			};
		}),
		write: (e) => n(async (t) => {
			let n = t.transaction(de, "readwrite", { durability: "strict" }), r = n.done.then(() => void 0, (e) => ({ error: e }));
			try {
				let t = await Ce(n, e), i = await r;
				if (i) throw i.error;
				return t;
			} catch (e) {
				Se(n);
				let t = await r;
				throw t?.error instanceof DOMException && t.error.name !== "AbortError" ? t.error : e;
			}
		})
	};
}
function xe(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.game);
		e ? e.push(n) : t.set(n.game, [n]);
	}
	return t;
}
function Se(e) {
	try {
		e.abort();
	} catch {}
}
async function Ce(e, t) {
	let { headers: n = [], events: r = [], asides: i = [], broken: a = [], erase: o = [], welcome: s = [], forget: c } = t, [l, u] = [e.objectStore("headers"), e.objectStore("events")], [d, f] = [e.objectStore("aside"), e.objectStore("gone")], p = async (e) => {
		await l.delete(e), await b(await u.index("game").getAllKeys(e), (e) => u.delete(e));
	}, m = xe(r), h = async (e) => {
		let t = (m.get(e) ?? []).map(({ entry: e }) => e.id).sort(), [n, r] = [t[0], t.at(-1)];
		if (n === void 0 || r === void 0) return /* @__PURE__ */ new Set();
		let i = await u.getAllKeys(IDBKeyRange.bound([e, n], [e, r]));
		return new Set(i.map(([, e]) => e));
	};
	await b(i, (e) => d.put(e)), await b(c?.asides ?? [], (e) => d.delete(e)), await b(c?.games ?? [], p), await b(s, async ({ id: e, number: t }) => {
		let n = Math.max(t, (await f.get(e))?.number ?? 0);
		n > 0 && await f.put({
			id: e,
			number: n + 1,
			isGone: !1
		});
	}), await b(o, async ({ id: e, number: t }) => {
		let n = await f.get(e), r = n && n.number + +!n.isGone;
		await f.put({
			id: e,
			number: Math.max(t, r ?? 0),
			isGone: !0
		}), await p(e);
	});
	let g = [.../* @__PURE__ */ new Set([...n.map(({ id: e }) => e), ...r.map(({ game: e }) => e)])], [_, ee] = [[], []];
	await b(g, async (e) => {
		(await f.get(e))?.isGone && _.push(e);
		let t = await l.get(e);
		Number(t?.v) > 1 && ee.push(e);
	});
	let v = (e) => !_.includes(e) && !ee.includes(e);
	await b(a, async ({ game: e, id: t }) => {
		v(e) && await (t === void 0 ? l.delete(e) : u.delete([e, t]));
	}), await b(n, async (e) => {
		v(e.id) && !await l.getKey(e.id) && await l.put(e);
	});
	let te = /* @__PURE__ */ new Map();
	await b(g, async (e) => void te.set(e, await h(e))), await b(r, async ({ game: e, entry: t }) => {
		let { id: n } = t;
		!_.includes(e) && !te.get(e).has(n) && await u.put({
			game: e,
			id: n,
			v: 1,
			entry: t
		});
	});
	let [ne, re] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	return await b(g, async (e) => {
		ne.set(e, await h(e)), re.set(e, await u.index("game").count(e));
	}), {
		kept: ne,
		counts: re,
		newer: ee,
		gone: _
	};
}
async function b(e, t) {
	await Promise.all(e.map(async (e) => {
		await t(e);
	}));
}
var we = "aside:";
function Te(e, t, n) {
	return {
		key: `${we}${De(`${e}\n${t}`)}`,
		from: e,
		at: n,
		text: t
	};
}
function Ee(e, t) {
	try {
		let { from: n, at: r, text: i } = JSON.parse(t);
		if (typeof n == "string" && typeof r == "number" && typeof i == "string") return {
			key: e,
			from: n,
			at: r,
			text: i
		};
	} catch {}
	return {
		key: e,
		from: e,
		at: 0,
		text: t
	};
}
function De(e) {
	let [t, n] = [3735928559, 1103547991];
	for (let r = 0; r < e.length; r += 1) {
		let i = e.charCodeAt(r);
		t = Math.imul(t ^ i, 2654435761), n = Math.imul(n ^ i, 1597334677);
	}
	return t = Math.imul(t ^ t >>> 16, 2246822507) ^ Math.imul(n ^ n >>> 13, 3266489909), n = Math.imul(n ^ n >>> 16, 2246822507) ^ Math.imul(t ^ t >>> 13, 3266489909), ((n & 2097151) * 2 ** 32 + (t >>> 0)).toString(36);
}
var Oe = "game:", ke = "gone:";
function Ae(e) {
	return e.startsWith(Oe) ? e.slice(5) : void 0;
}
function je(e) {
	let t = (t) => {
		let n = e();
		return Array.from({ length: n.length }, (e, t) => n.key(t) ?? "").filter((e) => e.startsWith(t));
	}, n = (e, t) => {
		try {
			return e();
		} catch {
			return t;
		}
	}, r = (t, n) => {
		try {
			e().setItem(t, n);
			return;
		} catch (e) {
			return y(e);
		}
	}, i = (t, i) => r(t, i) === void 0 && n(() => e().getItem(t), null) === i;
	return {
		games: () => n(() => {
			let n = t(Oe).map((t) => [t.slice(5), e().getItem(t)]);
			return new Map(n.flatMap(([e, t]) => t === null ? [] : [[e, t]]));
		}, void 0),
		game: (t) => n(() => e().getItem(Oe + t), void 0),
		gone: () => new Map(n(() => t(ke).map((t) => [t.slice(5), Number(e().getItem(t)) || 1]), [])),
		asides: () => n(() => t(we).map((t) => Ee(t, e().getItem(t) ?? "")), []),
		writeGame: (e, t) => r(Oe + e, t),
		removeGame: (t) => n(() => e().removeItem(Oe + t), void 0),
		writeGone: (t, r) => r === null ? n(() => (e().removeItem(ke + t), !0), !1) : i(ke + t, `${r}`),
		keepAside({ key: t, ...r }) {
			let a = n(() => e().getItem(t), null);
			return a === null ? i(t, JSON.stringify(r)) : Ee(t, a).text === r.text;
		},
		forgetAside: (t) => n(() => e().removeItem(t), void 0)
	};
}
var Me = Symbol("clean"), x = [], Ne = 0, Pe = null, Fe = 4, Ie = globalThis.nanostoresGlobal ||= { epoch: 0 }, Le = () => {
	let e, t;
	for (; Ne < x.length;) {
		t = Ne, Ne += Fe;
		let n = Pe?.get(x[t]);
		if (n) {
			if (!n.has(x[t + 1])) continue;
			n.clear();
		}
		try {
			x[t](x[t + 1].value, x[t + 2], x[t + 3]);
		} catch (t) {
			e = t;
		}
	}
	if (x.length = Ne = 0, e) throw e;
}, Re = /* @__NO_SIDE_EFFECTS__ */ (e) => {
	let t = [], n = {
		eq: Object.is,
		get() {
			return n.lc || n.listen(() => {})(), n.value;
		},
		init: e,
		lc: 0,
		listen(e) {
			return n.lc = t.push(e), () => {
				Pe?.get(e)?.delete(n);
				for (let t = Ne; t < x.length;) x[t] === e && x[t + 1] === n ? x.splice(t, Fe) : t += Fe;
				let r = t.indexOf(e);
				~r && (t.splice(r, 1), --n.lc || n.off());
			};
		},
		notify(e, r) {
			Ie.epoch++;
			let i = !x.length && !0;
			for (let i of t) x.push(i, n, e, r);
			i && Le();
		},
		off() {},
		set(e) {
			let t = n.value;
			n.eq(t, e) || (n.value = e, n.notify(t));
		},
		subscribe(e) {
			let t = n.listen(e);
			return e(n.value), t;
		},
		value: e
	};
	return process.env.NODE_ENV !== "production" && (n[Me] = () => {
		t = [], n.lc = 0, n.off();
	}), n;
};
function ze() {
	return {
		$games: /* @__PURE__ */ Re(/* @__PURE__ */ new Map()),
		$aside: /* @__PURE__ */ Re([]),
		$saving: /* @__PURE__ */ Re({ is: "idle" }),
		waiting: {
			headers: /* @__PURE__ */ new Map(),
			events: /* @__PURE__ */ new Map(),
			asides: /* @__PURE__ */ new Map(),
			broken: /* @__PURE__ */ new Map(),
			erase: /* @__PURE__ */ new Map()
		},
		seen: /* @__PURE__ */ new Map(),
		untouchable: /* @__PURE__ */ new Set(),
		trouble: void 0,
		marks: /* @__PURE__ */ new Map(),
		isRead: !1
	};
}
function S({ $games: e }, t) {
	let n = e.get().get(t);
	return n?.kind === "game" ? n.game : void 0;
}
function C({ $games: e }, ...t) {
	if (t.length === 0) return;
	let n = t.map((e) => [e.kind === "game" ? e.game.id : e.id, e]);
	e.set(new Map([...e.get(), ...n]));
}
function Be({ $games: e, waiting: t, seen: n }, r) {
	e.get().has(r) && e.set(new Map([...e.get()].filter(([e]) => e !== r))), t.headers.delete(r);
	for (let [e, { game: n }] of t.events) n === r && t.events.delete(e);
	n.delete(r);
}
var Ve = (e, t) => `${e} ${t}`;
function He({ waiting: e }, t, n) {
	for (let r of n) e.events.set(Ve(t, r.id), {
		game: t,
		entry: r
	});
}
function Ue({ waiting: e }) {
	return Object.values(e).some(({ size: e }) => e > 0);
}
function We(e, t, n, r) {
	S(e, t) && (e.trouble = "closed-by-newer"), e.waiting.headers.delete(t), C(e, {
		kind: "newer",
		id: t,
		version: n,
		text: r
	});
}
function Ge(e, t) {
	e.$games.get().size !== 0 && (e.trouble = "cleared", w(e, t));
}
function w(e, t) {
	let { $saving: n, trouble: r } = e, i = n.get();
	r === void 0 ? Ue(e) ? i.is !== "saving" && n.set({ is: "saving" }) : i.is !== "idle" && i.is !== "saved" && n.set({
		is: "saved",
		at: t
	}) : (i.is !== "not-saved" || i.why !== r) && n.set({
		is: "not-saved",
		why: r
	});
}
function Ke(e) {
	return e.every((t, n) => n === 0 || qe(e[n - 1], t) <= 0) ? e : e.toSorted(qe);
}
function qe(e, t) {
	return e.seq - t.seq || (e.id < t.id ? -1 : +(e.id > t.id));
}
var Je = /* @__PURE__ */ new WeakMap();
function Ye(e) {
	let t = Je.get(e);
	if (t?.lines === e.length) return t.found;
	let n = Xe(e);
	return Je.set(e, {
		lines: e.length,
		found: n
	}), n;
}
function Xe(e) {
	let t = Ke(e), n = /* @__PURE__ */ new Map(), r = [];
	for (let e of t) if (e.kind === "play" || e.kind === "correct") n.set(e.id, !0), r = [];
	else if (e.kind === "undo") {
		let t = [...new Set(e.entries)].filter((e) => n.get(e) === !0);
		for (let e of t) n.set(e, !1);
		t.length > 0 && r.push(t);
	} else if (e.kind === "redo") {
		for (let t of e.entries) n.has(t) && n.set(t, !0);
		r = r.map((e) => e.filter((e) => n.get(e) === !1)).filter((e) => e.length > 0);
	}
	let i = /* @__PURE__ */ new Set();
	for (let { id: e, kind: r } of t) r === "play" && n.get(e) === !0 && i.add(e);
	let a = t.filter((e) => e.kind === "play" && i.has(e.id) || e.kind === "correct" && n.get(e.id) === !0 && i.has(e.entry));
	return {
		standing: a,
		undone: r,
		plays: Qe(a)
	};
}
var Ze = /* @__PURE__ */ new WeakMap();
function Qe(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) if (n.kind === "correct") for (let { entry: e, event: r } of [n, ...n.also ?? []]) t.set(e, r);
	let n = [];
	for (let r of e) {
		if (r.kind !== "play") continue;
		let { id: e, at: i, event: a } = r, o = t.get(e);
		if (o !== void 0 || t.has(e)) {
			n.push({
				id: e,
				at: i,
				event: o ?? a,
				isCorrected: !0
			});
			continue;
		}
		let s = Ze.get(r);
		s || Ze.set(r, s = {
			id: e,
			at: i,
			event: a,
			isCorrected: !1
		}), n.push(s);
	}
	return n;
}
var $e = (e) => Ye(e).plays;
function et(e, t) {
	let n = new Set(e.map(({ id: e }) => e)), r = t.filter(({ id: e }) => !n.has(e));
	return Ke(r.length === 0 ? e : [...e, ...r]);
}
function tt(e, t) {
	if (at(e) !== at(t)) return;
	let n = new Map(e.events.map((e) => [e.id, e]));
	for (let e of t.events) {
		let t = n.get(e.id);
		if (t && t !== e && !it(t, e)) return;
	}
	let r = et(e.events, t.events);
	return r === e.events ? e : ye(e, r);
}
function nt(e, t) {
	let [n, r] = [e, t].map(({ events: e }) => new Set(e.map(({ id: e }) => e))), i = new Set(e.events.filter(({ id: e }) => !r.has(e)).map(rt));
	return t.events.some((e) => !n.has(e.id) && i.has(rt(e)));
}
var rt = (e) => JSON.stringify(ot({
	...e,
	id: ""
}));
function it(e, t) {
	return JSON.stringify(e) === JSON.stringify(t) || JSON.stringify(ot(e)) === JSON.stringify(ot(t));
}
function at(e) {
	return JSON.stringify(ot({
		...e,
		events: []
	}));
}
function ot(e) {
	if (Array.isArray(e)) return e.map(ot);
	if (typeof e != "object" || !e) return e;
	let t = Object.entries(e).toSorted(([e], [t]) => e < t ? -1 : 1);
	return Object.fromEntries(t.map(([e, t]) => [e, ot(t)]));
}
var st = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/* @__NO_SIDE_EFFECTS__ */
function ct(e) {
	return e ? {
		lang: e?.lang ?? void 0,
		message: e?.message,
		abortEarly: e?.abortEarly ?? void 0,
		abortPipeEarly: e?.abortPipeEarly ?? void 0
	} : st;
}
/* @__NO_SIDE_EFFECTS__ */
function T(e) {
	let t = typeof e;
	return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function E(e, t, n, r, i) {
	let a = i && "input" in i ? i.input : n.value, o = i?.expected ?? e.expects ?? null, s = i?.received ?? /* @__PURE__ */ T(a), c = {
		kind: e.kind,
		type: e.type,
		input: a,
		expected: o,
		received: s,
		message: `Invalid ${t}: ${o ? `Expected ${o} but r` : "R"}eceived ${s}`,
		requirement: e.requirement,
		path: i?.path,
		issues: i?.issues,
		lang: r.lang,
		abortEarly: r.abortEarly,
		abortPipeEarly: r.abortPipeEarly
	}, l = e.kind === "schema", u = i?.message ?? e.message ?? (e.reference, c.lang, void 0) ?? (l ? (c.lang, void 0) : null) ?? r.message ?? (c.lang, void 0);
	u !== void 0 && (c.message = typeof u == "function" ? u(c) : u), l && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
/* @__NO_SIDE_EFFECTS__ */
function lt(e, t) {
	return e === t || Number.isNaN(e) && Number.isNaN(t);
}
/* @__NO_SIDE_EFFECTS__ */
function ut(e, t) {
	return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
/* @__NO_SIDE_EFFECTS__ */
function dt(e, t) {
	let n = [...new Set(e)];
	return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function D(e) {
	return e["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ ct())
	}, e;
}
/* @__NO_SIDE_EFFECTS__ */
function ft(e) {
	if (e.path) {
		let t = "";
		for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t += t ? `.${n.key}` : n.key;
		else return null;
		return t;
	}
	return null;
}
/* @__NO_SIDE_EFFECTS__ */
function O(e, t) {
	return {
		kind: "validation",
		type: "check",
		reference: O,
		async: !1,
		expects: null,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && E(this, "input", e, t), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function pt(e) {
	return {
		kind: "validation",
		type: "finite",
		reference: pt,
		async: !1,
		expects: null,
		requirement: Number.isFinite,
		message: e,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && E(this, "finite", e, t), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function mt(e) {
	return {
		kind: "validation",
		type: "integer",
		reference: mt,
		async: !1,
		expects: null,
		requirement: Number.isInteger,
		message: e,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && E(this, "integer", e, t), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function k(e, t) {
	return {
		kind: "validation",
		type: "max_length",
		reference: k,
		async: !1,
		expects: `<=${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && e.value.length > this.requirement && E(this, "length", e, t, { received: `${e.value.length}` }), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function ht(e, t) {
	return {
		kind: "validation",
		type: "max_value",
		reference: ht,
		async: !1,
		expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ T(e)}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !(e.value <= this.requirement) && E(this, "value", e, t, { received: e.value instanceof Date ? e.value.toJSON() : /* @__PURE__ */ T(e.value) }), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function A(e, t) {
	return {
		kind: "validation",
		type: "min_length",
		reference: A,
		async: !1,
		expects: `>=${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && e.value.length < this.requirement && E(this, "length", e, t, { received: `${e.value.length}` }), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function gt(e, t) {
	return {
		kind: "validation",
		type: "min_value",
		reference: gt,
		async: !1,
		expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ T(e)}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !(e.value >= this.requirement) && E(this, "value", e, t, { received: e.value instanceof Date ? e.value.toJSON() : /* @__PURE__ */ T(e.value) }), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function _t(e) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: _t,
		async: !1,
		expects: "!0",
		message: e,
		"~run"(e, t) {
			return e.typed && e.value.length === 0 && E(this, "length", e, t, { received: "0" }), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function vt(e, t) {
	return {
		kind: "validation",
		type: "regex",
		reference: vt,
		async: !1,
		expects: `${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !this.requirement.test(e.value) && E(this, "format", e, t), e;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function yt(e) {
	return {
		kind: "transformation",
		type: "transform",
		reference: yt,
		async: !1,
		operation: e,
		"~run"(e) {
			return e.value = this.operation(e.value), e;
		}
	};
}
var bt = { abortEarly: !0 };
/* @__NO_SIDE_EFFECTS__ */
function xt(e, t, n) {
	return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
/* @__NO_SIDE_EFFECTS__ */
function St(e, t) {
	return {
		...e,
		"~run"(n, r) {
			let i = n.issues && [...n.issues];
			if (n = e["~run"](n, r), n.issues) {
				for (let e of n.issues) if (!i?.includes(e)) {
					let r = n.value;
					for (let n of t) {
						let t = r[n], i = {
							type: "unknown",
							origin: "value",
							input: r,
							key: n,
							value: t
						};
						if (e.path ? e.path.push(i) : e.path = [i], !t) break;
						r = t;
					}
				}
			}
			return n;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function Ct(e, t, n) {
	return typeof e.default == "function" ? e.default(t, n) : e.default;
}
/* @__NO_SIDE_EFFECTS__ */
function j(e, t) {
	return D({
		kind: "schema",
		type: "array",
		reference: j,
		expects: "Array",
		async: !1,
		item: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (Array.isArray(n)) {
				e.typed = !0, e.value = [];
				for (let r = 0; r < n.length; r++) {
					let i = n[r], a = this.item["~run"]({ value: i }, t);
					if (a.issues) {
						let o = {
							type: "array",
							origin: "value",
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path ? t.path.unshift(o) : t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed || (e.typed = !1), e.value.push(a.value);
				}
			} else E(this, "type", e, t);
			return e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function wt(e) {
	return D({
		kind: "schema",
		type: "boolean",
		reference: wt,
		expects: "boolean",
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == "boolean" ? e.typed = !0 : E(this, "type", e, t), e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function M(e, t) {
	return D({
		kind: "schema",
		type: "exact_optional",
		reference: M,
		expects: e.expects,
		async: !1,
		wrapped: e,
		default: t,
		"~run"(e, t) {
			return this.wrapped["~run"](e, t);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function N(e, t) {
	return D({
		kind: "schema",
		type: "literal",
		reference: N,
		expects: /* @__PURE__ */ T(e),
		async: !1,
		literal: e,
		message: t,
		"~run"(e, t) {
			return /* @__PURE__ */ lt(e.value, this.literal) ? e.typed = !0 : E(this, "type", e, t), e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function P(e, t) {
	return D({
		kind: "schema",
		type: "nullable",
		reference: P,
		expects: `(${e.expects} | null)`,
		async: !1,
		wrapped: e,
		default: t,
		"~run"(e, t) {
			return e.value === null && (this.default !== void 0 && (e.value = /* @__PURE__ */ Ct(this, e, t)), e.value === null) ? (e.typed = !0, e) : this.wrapped["~run"](e, t);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function Tt(e) {
	return D({
		kind: "schema",
		type: "number",
		reference: Tt,
		expects: "number",
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == "number" && !isNaN(e.value) ? e.typed = !0 : E(this, "type", e, t), e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function Et(e, t) {
	return D({
		kind: "schema",
		type: "picklist",
		reference: Et,
		expects: /* @__PURE__ */ dt(e.map(T), "|"),
		async: !1,
		options: e,
		message: t,
		"~run"(e, t) {
			return this.options.includes(e.value) ? e.typed = !0 : E(this, "type", e, t), e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function Dt(e, t, n) {
	return D({
		kind: "schema",
		type: "record",
		reference: Dt,
		expects: "Object",
		async: !1,
		key: e,
		value: t,
		message: n,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == "object") {
				e.typed = !0, e.value = {};
				for (let r in n) if (/* @__PURE__ */ ut(n, r)) {
					let i = n[r], a = this.key["~run"]({ value: r }, t);
					if (a.issues) {
						let o = {
							type: "object",
							origin: "key",
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					let o = this.value["~run"]({ value: i }, t);
					if (o.issues) {
						let a = {
							type: "object",
							origin: "value",
							input: n,
							key: r,
							value: i
						};
						for (let t of o.issues) t.path ? t.path.unshift(a) : t.path = [a], e.issues?.push(t);
						if (e.issues ||= o.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed && o.typed || (e.typed = !1), a.typed && (e.value[a.value] = o.value);
				}
			} else E(this, "type", e, t);
			return e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function F(e, t) {
	return D({
		kind: "schema",
		type: "strict_object",
		reference: F,
		expects: "Object",
		async: !1,
		entries: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == "object") {
				e.typed = !0, e.value = {};
				for (let r in this.entries) {
					let i = this.entries[r];
					if (r in n || (i.type === "exact_optional" || i.type === "optional" || i.type === "nullish") && i.default !== void 0) {
						let a = r in n ? n[r] : /* @__PURE__ */ Ct(i), o = i["~run"]({ value: a }, t);
						if (o.issues) {
							let i = {
								type: "object",
								origin: "value",
								input: n,
								key: r,
								value: a
							};
							for (let t of o.issues) t.path ? t.path.unshift(i) : t.path = [i], e.issues?.push(t);
							if (e.issues ||= o.issues, t.abortEarly) {
								e.typed = !1;
								break;
							}
						}
						o.typed || (e.typed = !1), e.value[r] = o.value;
					} else if (i.fallback !== void 0) e.value[r] = /* @__PURE__ */ xt(i);
					else if (i.type !== "exact_optional" && i.type !== "optional" && i.type !== "nullish" && (E(this, "key", e, t, {
						input: void 0,
						expected: `"${r}"`,
						path: [{
							type: "object",
							origin: "key",
							input: n,
							key: r,
							value: n[r]
						}]
					}), t.abortEarly)) break;
				}
				if (!e.issues || !t.abortEarly) {
					for (let r in n) if (!Object.prototype.hasOwnProperty.call(this.entries, r)) {
						E(this, "key", e, t, {
							input: r,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input: n,
								key: r,
								value: n[r]
							}]
						});
						break;
					}
				}
			} else E(this, "type", e, t);
			return e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function Ot(e, t) {
	return D({
		kind: "schema",
		type: "strict_tuple",
		reference: Ot,
		expects: "Array",
		async: !1,
		items: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (Array.isArray(n)) {
				e.typed = !0, e.value = [];
				for (let r = 0; r < this.items.length; r++) {
					let i = n[r], a = this.items[r]["~run"]({ value: i }, t);
					if (a.issues) {
						let o = {
							type: "array",
							origin: "value",
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path ? t.path.unshift(o) : t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed || (e.typed = !1), e.value.push(a.value);
				}
				!(e.issues && t.abortEarly) && this.items.length < n.length && E(this, "type", e, t, {
					input: n[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input: n,
						key: this.items.length,
						value: n[this.items.length]
					}]
				});
			} else E(this, "type", e, t);
			return e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function I(e) {
	return D({
		kind: "schema",
		type: "string",
		reference: I,
		expects: "string",
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == "string" ? e.typed = !0 : E(this, "type", e, t), e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function L(e, t, n) {
	return D({
		kind: "schema",
		type: "variant",
		reference: L,
		expects: "Object",
		async: !1,
		key: e,
		options: t,
		message: n,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == "object") {
				let r, i = 0, a = this.key, o = [], s = (e, c) => {
					for (let l of e.options) {
						if (l.type === "variant") s(l, new Set(c).add(l.key));
						else {
							let e = !0, s = 0;
							for (let t of c) {
								let r = l.entries[t];
								if (t in n ? r["~run"]({
									typed: !1,
									value: n[t]
								}, bt).issues : r.type !== "exact_optional" && r.type !== "optional" && r.type !== "nullish") {
									e = !1, a !== t && (i < s || i === s && t in n && !(a in n)) && (i = s, a = t, o = []), a === t && o.push(l.entries[t].expects);
									break;
								}
								s++;
							}
							if (e) {
								let e = l["~run"]({ value: n }, t);
								(!r || !r.typed && e.typed) && (r = e);
							}
						}
						if (r && !r.issues) break;
					}
				};
				if (s(this, /* @__PURE__ */ new Set([this.key])), r) return r;
				E(this, "type", e, t, {
					input: n[a],
					expected: /* @__PURE__ */ dt(o, "|"),
					path: [{
						type: "object",
						origin: "value",
						input: n,
						key: a,
						value: n[a]
					}]
				});
			} else E(this, "type", e, t);
			return e;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function R(...e) {
	return D({
		...e[0],
		pipe: e,
		"~run"(t, n) {
			for (let r of e) if (r.kind !== "metadata") {
				if (t.issues && (r.kind === "schema" || r.kind === "transformation")) {
					t.typed = !1;
					break;
				}
				t.issues && (n.abortEarly || n.abortPipeEarly) || (t = r["~run"](t, n));
			}
			return t;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function kt(e, t, n) {
	let r = e["~run"]({ value: t }, /* @__PURE__ */ ct(n));
	return {
		typed: r.typed,
		success: !r.issues,
		output: r.value,
		issues: r.issues
	};
}
var At = 2e6, jt = 32, Mt = [
	"__proto__",
	"constructor",
	"prototype"
];
function Nt(e, t = At) {
	if (e.length > t) return {
		ok: !1,
		why: "too-big"
	};
	let n = e.startsWith("﻿") ? e.slice(1) : e;
	if (Pt(n) > jt) return {
		ok: !1,
		why: "too-deep"
	};
	try {
		let e = JSON.parse(n), t = It(n);
		return t ? {
			ok: !1,
			why: t
		} : {
			ok: !0,
			value: e
		};
	} catch {
		return {
			ok: !1,
			why: "not-json"
		};
	}
}
function Pt(e) {
	let t = 0, n = 0, r = !1;
	for (let i = 0; i < e.length; i += 1) {
		let a = e[i];
		r ? a === "\\" ? i += 1 : a === "\"" && (r = !1) : a === "\"" ? r = !0 : a === "{" || a === "[" ? n = Math.max(n, t += 1) : (a === "}" || a === "]") && --t;
	}
	return n;
}
var Ft = /"(?:[^"\\]+|\\.)*"|[{}[\]:,]/g;
function It(e) {
	let t = [], n = "";
	for (let [r] of e.matchAll(Ft)) if (r === "{") t.push(/* @__PURE__ */ new Set());
	else if (r === "[") t.push(null);
	else if (r === "}" || r === "]") t.pop();
	else if (r === ":") {
		let e = JSON.parse(n);
		if (Mt.includes(e)) return "forbidden-key";
		let r = t.at(-1);
		if (r?.has(e)) return "duplicate-key";
		r?.add(e);
	} else r !== "," && (n = r);
}
var Lt = [];
function Rt(e, t = Lt, n = 1) {
	let { v: r } = e;
	if (typeof r != "number" || !Number.isInteger(r) || r < 1 || r > n) return { ok: !1 };
	try {
		return {
			ok: !0,
			value: t.slice(r - 1).reduce((e, t) => t(e), e)
		};
	} catch {
		return { ok: !1 };
	}
}
var zt = [
	"gabong-6.2",
	"gabong-6.3",
	"gabong-8.1",
	"gabong-8.2",
	"gabong-9.3"
];
function z(e) {
	let t = Object.entries(e).map(([e, { options: t }]) => [e, t[0]]);
	return Object.fromEntries(t);
}
function Bt(e, t, n) {
	return Object.hasOwn(e, t) && e[t].options.some((e) => e === n);
}
var Vt = {
	B1: {
		on: ["gabong-11.2"],
		options: ["every-two", "once"]
	},
	B2: {
		on: ["gabong-11.8"],
		options: ["on-anything", "must-match"]
	},
	B3: {
		on: ["gabong-11.10"],
		options: ["tens-alone", "printed-suit-too"]
	},
	B4: {
		on: ["gabong-4.4", "gabong-7.1"],
		options: ["theta-for-gabong"]
	},
	B5: {
		on: ["gabong-4.2"],
		options: ["scores-all"]
	},
	B6: {
		on: ["gabong-7.1"],
		options: ["shared", "extra-deal"]
	},
	B7: {
		on: ["gabong-11.2", "gabong-9.5"],
		options: ["draws", "no-draw"]
	},
	B8: {
		on: ["gabong-7.1"],
		options: ["off", "halved"]
	},
	B9: {
		on: ["gabong-9.4"],
		options: ["master-decides", "first-come"]
	},
	B10: {
		on: ["gabong-3.3"],
		options: ["shuffled"]
	}
}, Ht = {
	B11: {
		on: ["gabong-4.3", "gabong-4.4"],
		options: ["keeps", "loses"]
	},
	B12: {
		on: ["gabong-4.1"],
		options: ["any-time", "on-turn"]
	},
	B13: {
		on: ["gabong-4.1", "gabong-4.2"],
		options: ["others-only", "own-too"]
	},
	B14: {
		on: ["gabong-4.2", "gabong-9.1"],
		options: ["nobody", "master"]
	},
	B15: {
		on: ["gabong-9.4"],
		options: ["neighbour", "master"]
	},
	B16: {
		on: ["gabong-9.4", "gabong-11.2"],
		options: ["draws", "plain"]
	},
	B17: {
		on: ["gabong-11.3"],
		options: ["laid-or-drawn", "laid-only"]
	}
}, Ut = {
	...Vt,
	...Ht
}, Wt = z(Ut), Gt = z(Vt), Kt = {
	2: "draw-two",
	3: "skip",
	4: "plain",
	5: "to-master",
	6: "answer",
	7: "no-change",
	8: "name-suit",
	9: "plain",
	10: "fifth-suit",
	11: "forward-turn",
	12: "back",
	13: "turn",
	14: "plain"
}, qt = 10, Jt = {
	9: 9,
	11: qt,
	12: qt,
	13: qt,
	14: 20
}, Yt = 5, Xt = 14, Zt = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14
].map((e) => ({
	rank: e,
	effect: Kt[e],
	points: Jt[e] ?? Yt,
	doubles: e === 2,
	value: {
		inHand: e === Xt ? 1 : e,
		onPile: e
	},
	clause: `gabong-11.${e}`
})).map(({ rank: e }) => e), Qt = 1e4, $t = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cs}\p{Co}\p{DI}\p{Bidi_C}\u2028\u2029\u2800\uFFF9-\uFFFD]/u, en = /[\p{L}\p{N}\p{P}\p{S}]/u, tn = (e) => en.test(e), nn = (e) => !$t.test(e) && e === e.normalize("NFC"), B = (e) => /* @__PURE__ */ R(/* @__PURE__ */ I("wrong-type"), /* @__PURE__ */ O((t) => [...t].length <= e, "too-long"), /* @__PURE__ */ O(nn, "bad-text"), /* @__PURE__ */ O((e) => e === e.trim(), "bad-text")), V = /* @__PURE__ */ R(B(40), /* @__PURE__ */ _t("empty"), /* @__PURE__ */ O((e) => e === "" || tn(e), "empty")), rn = B(40), an = B(200), on = /* @__PURE__ */ R(/* @__PURE__ */ I("wrong-type"), /* @__PURE__ */ k(60, "too-long"), /* @__PURE__ */ vt(/^[a-z0-9-]+$/, "bad-text")), sn = /* @__PURE__ */ R(/* @__PURE__ */ I("wrong-type"), /* @__PURE__ */ k(40, "too-long"), /* @__PURE__ */ vt(/^[A-Za-z0-9_-]+$/, "bad-text")), H = (e, t) => /* @__PURE__ */ R(/* @__PURE__ */ Tt("wrong-type"), /* @__PURE__ */ mt("out-of-range"), /* @__PURE__ */ gt(e, "out-of-range"), /* @__PURE__ */ ht(t, "out-of-range"), /* @__PURE__ */ O((e) => !Object.is(e, -0), "out-of-range")), U = (e) => /* @__PURE__ */ Et(e, "unknown-option"), W = (e, t) => /* @__PURE__ */ R(/* @__PURE__ */ j(e, "wrong-type"), /* @__PURE__ */ k(t, "too-many")), G = H(1, 6), cn = U(["hand", "phone"]), ln = /* @__PURE__ */ wt("wrong-type"), un = (e, t) => /* @__PURE__ */ R(/* @__PURE__ */ Dt(/* @__PURE__ */ I("wrong-type"), /* @__PURE__ */ I("wrong-type")), /* @__PURE__ */ O((t) => Object.entries(t).every(([t, n]) => Bt(e, t, n)), "unknown-option"), /* @__PURE__ */ yt((n) => {
	let r = {
		...t,
		...n
	};
	return Object.fromEntries(Object.keys(e).flatMap((e) => e in r ? [[e, r[e]]] : []));
})), K = (e, t) => /* @__PURE__ */ F({
	kind: /* @__PURE__ */ N(e),
	...t,
	overrule: /* @__PURE__ */ M(/* @__PURE__ */ F({ reason: an }))
}), dn = /* @__PURE__ */ R(/* @__PURE__ */ I(), /* @__PURE__ */ k(500)), fn = (e) => /* @__PURE__ */ R(/* @__PURE__ */ j(/* @__PURE__ */ F({ name: dn })), /* @__PURE__ */ A(1), /* @__PURE__ */ k(e)), pn = ({ setup: e }) => e.players.map(({ name: e }) => e), mn = 0x38d7ea4c68000, hn = Object.keys(Ut), gn = H(Zt[0], Zt.at(-1)), _n = /* @__PURE__ */ F(Object.fromEntries(Zt.map((e) => [e, H(1, 100)]))), vn = H(0, 9), yn = /* @__PURE__ */ L("by", [/* @__PURE__ */ F({
	by: /* @__PURE__ */ N("deals"),
	deals: H(1, 50)
}), /* @__PURE__ */ F({
	by: /* @__PURE__ */ N("points"),
	limit: H(1, Qt)
})], "unknown-option"), bn = /* @__PURE__ */ F({
	master: vn,
	packs: H(2, 3),
	points: _n,
	doublers: W(gn, Zt.length),
	ends: yn,
	rulings: un(Ut, Gt)
}), xn = {
	setup: /* @__PURE__ */ R(/* @__PURE__ */ F({
		players: /* @__PURE__ */ R(W(/* @__PURE__ */ F({ name: V }), 10), /* @__PURE__ */ A(2, "missing")),
		...bn.entries
	}), /* @__PURE__ */ St(/* @__PURE__ */ O(({ players: e, master: t }) => t < e.length, "out-of-range"), ["master"])),
	event: /* @__PURE__ */ L("kind", [
		K("deal", { hands: W(/* @__PURE__ */ L("by", [
			/* @__PURE__ */ F({
				seat: vn,
				by: /* @__PURE__ */ N("theta")
			}),
			/* @__PURE__ */ F({
				seat: vn,
				by: /* @__PURE__ */ N("cards"),
				cards: W(gn, 200),
				isGabonged: ln
			}),
			/* @__PURE__ */ F({
				seat: vn,
				by: /* @__PURE__ */ N("points"),
				points: H(0, mn),
				isGabonged: ln
			})
		], "unknown-option"), 10) }),
		K("penalty", {
			seat: vn,
			clause: U(zt)
		}),
		K("master", { seat: vn }),
		K("ruling", {
			ruling: U(hn),
			option: B(40)
		}),
		K("end", {})
	], "unknown-option"),
	draft: /* @__PURE__ */ F({
		...bn.entries,
		rulings: un(Ut, Wt),
		players: fn(10)
	}),
	players: pn
}, Sn = {
	T1: {
		on: ["three-man-7.9"],
		options: ["previous-roller"]
	},
	T2: {
		on: ["three-man-7.9"],
		options: ["other-side"]
	},
	T3: {
		on: ["three-man-7.4"],
		options: ["new-game", "ends"]
	},
	T4: {
		on: ["three-man-7.4"],
		options: ["last-winner"]
	}
}, Cn = {
	T5: {
		on: ["three-man-7.3"],
		options: ["every-six", "once"]
	},
	T6: {
		on: ["three-man-7.4"],
		options: ["as-they-went", "from-the-left"]
	},
	T7: {
		on: ["three-man-7.6"],
		options: ["shot-instead", "shot-and-drink"]
	},
	T8: {
		on: ["three-man-7.9"],
		options: ["who-threw-before", "seat-beside"]
	}
};
({
	...Sn,
	...Cn
});
var wn = {
	G1: {
		on: ["gools-4.1"],
		options: ["plain-sum", "full-ranking"]
	},
	G2: {
		on: ["gools-6.2"],
		options: [
			"final-or-opening",
			"final",
			"any-throw"
		]
	},
	G3: {
		on: ["gools-6.2"],
		options: ["with-threes", "without-threes"]
	},
	G4: {
		on: ["gools-6.4"],
		options: ["tied", "all"]
	},
	G5: {
		on: ["gools-6.3"],
		options: ["after-the-round", "at-once"]
	},
	G6: {
		on: ["gools-5.1"],
		options: ["every-further-win", "every-second-win"]
	},
	G7: {
		on: [
			"gools-8.1",
			"gools-8.2",
			"gools-8.3"
		],
		options: ["off", "on"]
	}
}, Tn = {
	G8: {
		on: ["gools-6.4", "gools-1.2"],
		options: ["zero", "three"]
	},
	G9: {
		on: ["gools-6.4"],
		options: ["one-roll-off", "one-safe-at-a-time"]
	},
	G10: {
		on: ["gools-6.4", "gools-6.5"],
		options: ["all-roll-off", "named-alone"]
	},
	G11: {
		on: ["gools-4.1", "gools-6.2"],
		options: ["counts", "does-not-count"]
	},
	G12: {
		on: ["gools-2.1"],
		options: ["anybody", "last-winner"]
	}
};
({
	...wn,
	...Tn
});
var En = {
	...wn,
	...Sn
}, Dn = {
	...Tn,
	...Cn
}, On = {
	...En,
	...Dn
}, kn = z(On), An = z(En), jn = 1e3, Mn = 1e3, Nn = 1e3, Pn = 5, Fn = Object.keys(On), In = /* @__PURE__ */ F({
	players: /* @__PURE__ */ R(W(/* @__PURE__ */ F({ name: V }), 16), /* @__PURE__ */ A(2, "missing")),
	rulings: un(On, An)
}), q = H(0, jn), Ln = H(0, Mn), Rn = H(0, Nn), zn = W(G, Pn), Bn = {
	seat: q,
	dice: zn,
	by: cn
}, Vn = {
	seat: q,
	eyes: G,
	by: cn
}, Hn = /* @__PURE__ */ L("kind", [
	/* @__PURE__ */ F({
		kind: /* @__PURE__ */ N("throw"),
		...Bn
	}),
	/* @__PURE__ */ F({
		kind: /* @__PURE__ */ N("hand-out"),
		seat: q,
		shares: W(/* @__PURE__ */ F({
			to: q,
			drinks: Rn
		}), 16)
	}),
	/* @__PURE__ */ F({
		kind: /* @__PURE__ */ N("one-die"),
		...Vn
	}),
	/* @__PURE__ */ F({
		kind: /* @__PURE__ */ N("pass-on"),
		seat: q,
		to: /* @__PURE__ */ P(q)
	}),
	/* @__PURE__ */ F({
		kind: /* @__PURE__ */ N("sloppy"),
		seat: q
	}),
	/* @__PURE__ */ F({ kind: /* @__PURE__ */ N("call-off") })
], "unknown-option"), Un = {
	setup: In,
	event: /* @__PURE__ */ L("kind", [
		K("throw", Bn),
		K("keep", {
			seat: q,
			dice: zn
		}),
		K("enter", {
			seat: q,
			dice: zn,
			last: zn
		}),
		K("roll-off", Bn),
		K("one-die", Vn),
		K("name", {
			seat: q,
			threeMan: q
		}),
		K("three-man", { event: Hn }),
		K("sloppy", { seat: q }),
		K("rule", {
			seat: q,
			text: /* @__PURE__ */ P(B(300))
		}),
		K("repeal", { rule: Ln }),
		K("pour", {
			rule: Ln,
			to: W(q, 16),
			drinks: Rn
		}),
		K("drunk", {}),
		K("ruling", {
			ruling: U(Fn),
			option: B(40)
		}),
		K("join", {
			name: V,
			after: q
		}),
		K("leave", { seat: q }),
		K("end", {})
	], "unknown-option"),
	draft: /* @__PURE__ */ F({
		players: fn(16),
		rulings: un(On, kn)
	}),
	players: (e) => [.../* @__PURE__ */ new Set([...pn(e), ...$e(e.events).flatMap(({ event: e }) => e.kind === "join" ? [e.name] : [])])]
}, Wn = [
	"hurry",
	"count",
	"lost"
], Gn = {
	R1: {
		on: ["gug-10.1", "gug-10.2"],
		options: ["remembered", "forgotten"]
	},
	R2: {
		on: ["gug-10.1", "gug-10.2"],
		options: [
			"135-or-more",
			"only-180",
			"only-back"
		]
	},
	R3: {
		on: ["gug-10.1"],
		options: ["any-branch", "only-back"]
	},
	R4: {
		on: ["gug-10.3"],
		options: ["dot-or-adjacent", "dot"]
	},
	R5: {
		on: ["gug-10.3"],
		options: [
			"one-stretch",
			"both-stretches",
			"same-bundle"
		]
	},
	R6: {
		on: ["gug-11.1"],
		options: ["exact", "early"]
	},
	R7: {
		on: ["gug-12.1"],
		options: ["own-line", "any-line"]
	},
	R8: {
		on: [
			"gug-7.2",
			"gug-8.3",
			"gug-13.1",
			"gug-14.1"
		],
		options: ["loop", "yellow"]
	},
	R9: {
		on: ["gug-13.1"],
		options: ["any-line", "arriving-line"]
	},
	R10: {
		on: ["gug-12.2"],
		options: ["eleven-places", "at-least"]
	},
	R11: {
		on: ["gug-12.2", "gug-12.3"],
		options: ["by-arriving-line"]
	},
	R12: {
		on: ["gug-13.3"],
		options: ["arriving-line", "all-lines"]
	},
	R13: {
		on: ["gug-14.1"],
		options: ["passing", "ending"]
	},
	R14: {
		on: ["gug-12.1", "gug-12.4"],
		options: ["nothing", "one-sip"]
	},
	R15: {
		on: [
			"gug-12.4",
			"gug-16.1",
			"gug-16.2",
			"gug-16.5"
		],
		options: ["add-up", "no-dots-at-ends"]
	},
	R16: {
		on: ["gug-16.4"],
		options: [
			"twice",
			"no-limit",
			"no-toss"
		]
	},
	R17: {
		on: ["gug-16.6", "gug-16.7"],
		options: ["ending-first", "beer-on-the-way"]
	},
	R18: {
		on: ["gug-16.1", "gug-8.2"],
		options: ["one-junction", "two-stations"]
	},
	R19: {
		on: ["gug-12.1"],
		options: ["may-decline", "must-drop"]
	},
	R20: {
		on: ["gug-2.2"],
		options: ["no-new-ends", "new-ends"]
	},
	R21: {
		on: ["gug-10.2", "gug-16.1"],
		options: ["junctions", "every-circle"]
	},
	R22: {
		on: ["gug-12.2"],
		options: ["drawn", "referee"]
	},
	R23: {
		on: ["gug-12.1"],
		options: ["drawn", "services"]
	},
	R26: {
		on: ["gug-17.4", "gug-1.2"],
		options: ["each-icon", "together"]
	},
	R27: {
		on: ["gug-16.4"],
		options: ["everybody", "still-playing"]
	}
}, Kn = {
	R28: {
		on: ["gug-3.1", "gug-3.2"],
		options: ["people", "seats"]
	},
	R29: {
		on: ["gug-13.2", "gug-13.3"],
		options: ["each-player", "whole-game"]
	},
	R30: {
		on: ["gug-16.6", "gug-16.7"],
		options: ["this-turn", "next-too"]
	},
	R31: {
		on: ["gug-16.6"],
		options: ["rail-alone", "termini-too"]
	},
	R32: {
		on: ["gug-17.4"],
		options: ["one-amount", "each-double"]
	},
	R33: {
		on: ["gug-17.5", "gug-12.1"],
		options: ["stops", "goes-on"]
	},
	R34: {
		on: ["gug-17.5"],
		options: ["may-be-drawn", "never-drawn"]
	},
	R35: {
		on: ["gug-7.1"],
		options: ["highest", "lowest"]
	},
	R36: {
		on: ["gug-7.1", "gug-7.4"],
		options: ["throw-again", "as-seated"]
	},
	R37: {
		on: ["gug-10.4"],
		options: ["turning", "leaving"]
	},
	R38: {
		on: ["gug-11.3"],
		options: ["any", "in-order"]
	},
	R39: {
		on: ["gug-6.1"],
		options: [
			"nearest",
			"up",
			"down"
		]
	},
	R40: {
		on: ["gug-10.1", "gug-10.2"],
		options: ["dots", "end-too"]
	},
	R41: {
		on: [
			"gug-17.4",
			"gug-16.6",
			"gug-16.7"
		],
		options: ["whole-team", "one-icon"]
	},
	R42: {
		on: ["gug-11.3", "gug-16.1"],
		options: ["dots", "nothing"]
	},
	R43: {
		on: [
			"gug-16.1",
			"gug-16.6",
			"gug-16.7"
		],
		options: ["penalty-alone", "dots-too"]
	},
	R44: {
		on: ["gug-7.3", "gug-17.3"],
		options: ["any", "different"]
	},
	R45: {
		on: [
			"gug-9.1",
			"gug-16.6",
			"gug-16.7"
		],
		options: ["national-rail", "main-line-too"]
	}
}, qn = {
	...Gn,
	...Kn
}, Jn = Object.keys(qn), Yn = z(qn), Xn = z(Gn), Zn = (e, t) => Bt(qn, e, t), Qn = [
	"C",
	"CT",
	"CSP",
	"DUT"
], $n = [
	"beer",
	"other",
	"alcohol-free",
	"points"
], er = [
	"circle",
	"square",
	"triangle",
	"diamond",
	"star",
	"hexagon"
];
function tr(e) {
	return e === "CT" || e === "DUT" ? 2 : 1;
}
var nr = 500, rr = er.length, ir = 1e5, ar = 2 ** 32 - 1, or = 1e9, J = /* @__PURE__ */ R(on, /* @__PURE__ */ yt((e) => e)), sr = /* @__PURE__ */ F({
	stations: W(J, nr),
	stretches: W(/* @__PURE__ */ Ot([J, J], "wrong-type"), nr)
}), cr = H(0, nr), lr = /* @__PURE__ */ F({
	south: cr,
	north: cr,
	double: cr,
	triple: cr
}), ur = H(0, ar), dr = /* @__PURE__ */ F({
	closed: W(J, nr),
	double: W(J, nr),
	triple: W(J, nr)
}), fr = /* @__PURE__ */ F({
	variation: U(Qn),
	closedStations: /* @__PURE__ */ P(/* @__PURE__ */ F({
		seed: ur,
		wish: lr,
		draw: dr
	})),
	isFriendly: ln,
	bottle: /* @__PURE__ */ R(/* @__PURE__ */ Tt("wrong-type"), /* @__PURE__ */ pt("out-of-range"), /* @__PURE__ */ gt(10, "out-of-range"), /* @__PURE__ */ ht(200, "out-of-range")),
	referee: /* @__PURE__ */ P(V),
	works: sr,
	seats: /* @__PURE__ */ R(W(/* @__PURE__ */ F({
		team: rn,
		marker: U(er),
		players: /* @__PURE__ */ R(W(/* @__PURE__ */ F({
			name: V,
			drink: U($n)
		}), 2), /* @__PURE__ */ A(1, "missing"))
	}), rr), /* @__PURE__ */ A(1, "missing"))
}), pr = /* @__PURE__ */ R(/* @__PURE__ */ Dt(/* @__PURE__ */ I("wrong-type"), /* @__PURE__ */ I("wrong-type")), /* @__PURE__ */ O((e) => Object.entries(e).every(([e, t]) => Zn(e, t)), "unknown-option")), mr = /* @__PURE__ */ R(pr, /* @__PURE__ */ yt((e) => Er({
	...Yn,
	...e
}))), hr = /* @__PURE__ */ R(pr, /* @__PURE__ */ yt((e) => Er({
	...Xn,
	...e
}))), gr = /* @__PURE__ */ Dt(on, U(["north", "south"])), Y = H(0, rr - 1), _r = H(0, 1), vr = H(0, ir), yr = { overrule: /* @__PURE__ */ M(/* @__PURE__ */ F({
	reason: an,
	sips: /* @__PURE__ */ M(vr),
	by: /* @__PURE__ */ M(V)
})) }, X = (e, t) => /* @__PURE__ */ F({
	kind: /* @__PURE__ */ N(e),
	...t,
	...yr
}), br = /* @__PURE__ */ R(/* @__PURE__ */ F({
	line: on,
	to: on
}), /* @__PURE__ */ yt((e) => e)), xr = /* @__PURE__ */ L("kind", [
	X("throw", {
		seat: Y,
		eyes: G,
		by: cn
	}),
	X("place", {
		seat: Y,
		icon: _r,
		station: J
	}),
	X("roll", {
		seat: Y,
		dice: /* @__PURE__ */ R(W(G, 2), /* @__PURE__ */ A(1, "missing")),
		by: cn
	}),
	X("move", {
		seat: Y,
		icon: _r,
		die: _r,
		route: W(br, 48),
		drop: ln
	}),
	X("toss", {
		seat: Y,
		eyes: G,
		by: cn
	}),
	X("pass", { seat: Y }),
	X("skip", { seat: Y }),
	X("snol", {
		seat: Y,
		form: U(Wn)
	}),
	X("drink", {
		seat: Y,
		sips: vr,
		shares: /* @__PURE__ */ M(/* @__PURE__ */ R(W(vr, 2), /* @__PURE__ */ A(1, "missing")))
	}),
	X("mode", {
		seat: Y,
		player: _r,
		drink: U($n)
	}),
	X("ruling", {
		ruling: U(Jn),
		option: B(40)
	}),
	X("referee", { name: /* @__PURE__ */ P(V) }),
	X("retire", { seat: Y }),
	X("time-up", {}),
	X("call-off", {})
], "unknown-option"), Sr = /* @__PURE__ */ R(/* @__PURE__ */ j(/* @__PURE__ */ F({
	team: dn,
	marker: /* @__PURE__ */ Et(er),
	players: /* @__PURE__ */ R(/* @__PURE__ */ j(/* @__PURE__ */ F({
		name: dn,
		drink: /* @__PURE__ */ Et($n)
	})), /* @__PURE__ */ A(1), /* @__PURE__ */ k(2))
})), /* @__PURE__ */ A(1), /* @__PURE__ */ k(er.length), /* @__PURE__ */ O((e) => new Set(e.map((e) => e.marker)).size === e.length)), Cr = /* @__PURE__ */ R(/* @__PURE__ */ F({
	board: on,
	rulings: mr,
	sides: gr,
	variation: fr.entries.variation,
	closed: /* @__PURE__ */ P(/* @__PURE__ */ F({
		wish: lr,
		seed: ur
	})),
	isFriendly: fr.entries.isFriendly,
	bottle: fr.entries.bottle,
	referee: dn,
	works: fr.entries.works,
	seats: Sr
}), /* @__PURE__ */ O(({ variation: e, seats: t }) => t.every((t) => t.players.length === tr(e)))), wr = ({ team: e, players: t }) => e || t.map(({ name: e }) => e).join(" & "), Tr = {
	setup: fr,
	event: xr,
	besides: {
		rulings: hr,
		sides: gr,
		board: /* @__PURE__ */ F({
			id: on,
			version: H(0, or)
		})
	},
	draft: Cr,
	players: ({ setup: e }) => e.seats.flatMap(({ players: e }) => e.map(({ name: e }) => e)),
	seats: ({ setup: e }) => e.seats.map(wr),
	variation: ({ setup: e }) => e.variation
};
function Er(e) {
	return Object.fromEntries(Jn.flatMap((t) => t in e ? [[t, e[t]]] : []));
}
var Dr = {
	C: "S-1D1I-SD",
	CT: "T-1D1I-DD",
	CSP: "S-1D1I-SP",
	DUT: "T-2D2I-DD"
}, Or = "-CS";
function kr(e, t) {
	return Dr[e] + (t ? Or : "");
}
function Ar(e, t) {
	return e + (t ? Or : "");
}
function jr(e, t) {
	return `${e} ${Dr[e]}${t ? ` ${Or}` : ""}`;
}
var Mr = Qn.flatMap((e) => [!1, !0].flatMap((t) => [
	Ar,
	kr,
	jr
].map((n) => ({
	variation: e,
	isClosed: t,
	parts: n(e, t).split(/[ -]+/)
})))), Nr = new Set(Mr.flatMap(({ parts: e }) => e));
function Pr(e) {
	let t = Fr(e), n = t.map(({ part: e }) => e), r = t.at(-1);
	if (r === void 0) return {
		ok: !1,
		why: "empty"
	};
	let i = t.find(({ part: e }) => !Nr.has(e));
	if (i !== void 0) return {
		ok: !1,
		why: "unknown-part",
		...i
	};
	let a = (e) => Mr.filter((t) => n.slice(0, e).every((e, n) => t.parts[n] === e)), o = a(n.length).find((e) => e.parts.length === n.length);
	return o ? {
		ok: !0,
		variation: o.variation,
		isClosed: o.isClosed
	} : {
		ok: !1,
		why: "no-such-combination",
		...t.find((e, t) => a(t + 1).length === 0) ?? r
	};
}
function Fr(e) {
	let t = 0, n = [], r = "";
	for (let i of e) {
		let e = i.normalize("NFKC").toUpperCase();
		n.push(...Array.from({ length: e.length }, () => t)), r += e, t += i.length;
	}
	return [...r.matchAll(/(?:\d\s*D\s*\d\s*I|[^\s\p{Dash}])+/gu)].map((e) => ({
		part: e[0].replace(/\s/g, ""),
		at: n[e.index]
	}));
}
var Ir = {
	R24: {
		on: ["gug-18.1"],
		options: ["layer", "game"]
	},
	R25: {
		on: ["gug-18.1"],
		options: ["sum-of-places", "referee"]
	}
}, Lr = z(Ir), Rr = [
	"H",
	"SF",
	"R",
	"F"
], zr = ({ games: e, size: t, rotated: n }) => n ?? e * t, Br = ({ rotated: e }, t) => e === null ? "game" : t, Vr = (e, t) => Br(e, t) === "game" ? e.games : 1, Hr = (e, t) => Math.floor(zr(e) / Vr(e, t)), Ur = (e, { count: t }, n = "layer") => t * Vr(e, n), Wr = (e, t, n) => e.findIndex(({ kind: e }, r) => r > t && e === n);
function Gr(e, t, n = "layer") {
	return e.slice(0, t).flatMap((r, i) => r.onward.filter((n) => Wr(e, i, n.to) === t).map((e) => ({
		from: i,
		players: Ur(r, e, n)
	})));
}
var Kr = 999, qr = {
	games: 1,
	size: 2,
	rotated: 2,
	count: 1
}, Jr = 12;
function Yr(e, t = "layer") {
	if (e.length === 0) return {
		fault: { why: "no-layers" },
		layer: 0,
		part: "layer"
	};
	if (e.length > Jr) return {
		fault: {
			why: "too-many-layers",
			layers: e.length,
			most: Jr
		},
		layer: Jr,
		part: "layer"
	};
	for (let [n, r] of e.entries()) {
		let i = Xr(e, n) ?? Zr(r, n) ?? Qr(r, n) ?? $r(e, n, t) ?? ei(e, n, t);
		if (i) return {
			...i,
			layer: n
		};
	}
}
function Xr(e, t) {
	let { kind: n } = e[t], r = t === e.length - 1, i = (e) => ({
		fault: {
			why: e,
			layer: t + 1,
			kind: n
		},
		part: "layer"
	});
	return t === 0 && n !== "H" ? i("heats-first") : t > 0 && n === "H" ? i("heats-again") : r && n !== "F" ? i("final-last") : !r && n === "F" ? i("final-early") : n === "SF" && e.findIndex((e) => e.kind === "SF") < t ? i("semi-finals-again") : void 0;
}
function Zr({ games: e, size: t, rotated: n, onward: r }, i) {
	let a = [
		[
			"games",
			e,
			"games"
		],
		[
			"size",
			t,
			"size"
		],
		...n === null ? [] : [[
			"rotated",
			n,
			"rotated"
		]],
		...r.map(({ count: e }, t) => [
			"count",
			e,
			t
		])
	].find(([e, t]) => !Number.isInteger(t) || t < qr[e] || t > Kr);
	if (!a) return;
	let [o, s, c] = a;
	return {
		fault: {
			why: "number-out-of-range",
			layer: i + 1,
			of: o,
			number: s,
			least: qr[o],
			most: Kr
		},
		part: c
	};
}
function Qr({ kind: e, games: t, size: n, rotated: r }, i) {
	let a = i + 1;
	if (r === null) return e === "F" && t > 1 ? {
		fault: {
			why: "several-finals",
			layer: a,
			games: t
		},
		part: "games"
	} : void 0;
	let o = t * n, s = (e) => ({
		fault: {
			why: e,
			layer: a,
			seats: o,
			rotated: r
		},
		part: "rotated"
	});
	return r < n ? s("rotation-too-few") : o <= r ? s("rotation-once") : o % r === 0 ? void 0 : s("rotation-uneven");
}
function $r(e, t, n) {
	if (t === 0) return;
	let r = Gr(e, t, n).map(({ from: e, players: t }) => ({
		layer: e + 1,
		players: t
	})), i = r.reduce((e, { players: t }) => e + t, 0), a = zr(e[t]);
	if (i !== a) return {
		fault: {
			why: "players-do-not-add-up",
			layer: t + 1,
			needed: a,
			arrive: i,
			from: r
		},
		part: "layer"
	};
}
function ei(e, t, n) {
	let { kind: r, onward: i } = e[t], a = t + 1;
	if (i.length === 0 && r !== "F") return {
		fault: {
			why: "nobody-goes-on",
			layer: a
		},
		part: "layer"
	};
	let o = Hr(e[t], n), s = 0;
	for (let [n, r] of i.entries()) {
		if (s += r.count, Wr(e, t, r.to) < 0) return {
			fault: {
				why: "no-later-layer",
				layer: a,
				onward: r
			},
			part: n
		};
		if (i.findIndex(({ to: e }) => e === r.to) < n) return {
			fault: {
				why: "kind-twice",
				layer: a,
				onward: r
			},
			part: n
		};
		if (s > o) return {
			fault: {
				why: "too-many-go-on",
				layer: a,
				players: o,
				goOn: s
			},
			part: n
		};
	}
}
function ti(e, t = "layer") {
	let n = ii(e), r = n.find(({ is: e }) => e === "unknown");
	if (r) return {
		ok: !1,
		at: r.at,
		why: "unknown-sign",
		sign: r.text
	};
	let i = ri(n, e.trimEnd().length), a = [];
	for (; n.length > 0 && (a.length === 0 || i.skip("-"));) {
		let e = ni(i, a.length + 1);
		if ("ok" in e) return e;
		a.push(e);
	}
	let o = a.map(({ layer: e }) => e), s = Yr(o, t);
	return s ? {
		ok: !1,
		at: a[s.layer]?.at(s.part) ?? 0,
		...s.fault
	} : {
		ok: !0,
		format: o
	};
}
function ni(e, t) {
	let n = e.at(), r = (n) => ({
		ok: !1,
		at: e.at(),
		why: "expected",
		expected: n,
		layer: t,
		found: e.text()
	}), i = e.number(), a = e.kind();
	if (a === void 0) return r(i === void 0 ? "layer" : "kind");
	let o = e.at(), s = e.number();
	if (s === void 0) return r("size");
	let c = e.skip("@"), l = e.at(), u = c ? e.number() : null;
	if (u === void 0) return r("rotated");
	let d = [], f = [];
	if (e.skip("/")) do {
		f.push(e.at());
		let t = e.number();
		if (t === void 0) return r("count");
		let n = e.kind();
		if (n === void 0) return r("target");
		d.push({
			count: t,
			to: n
		});
	} while (e.is("number") || e.is("kind"));
	if (!e.is("-") && !e.isAtEnd()) return r("hyphen");
	let p = {
		layer: n,
		games: n,
		size: o,
		rotated: l
	};
	return {
		layer: {
			kind: a,
			games: i ?? 1,
			size: s,
			rotated: u,
			onward: d
		},
		at: (e) => typeof e == "number" ? f[e] : p[e]
	};
}
function ri(e, t) {
	let n = 0;
	return {
		at: () => e[n]?.at ?? t,
		text: () => e[n]?.text ?? "",
		isAtEnd: () => n === e.length,
		is: (t) => e[n]?.is === t,
		skip: (t) => {
			let r = e[n]?.is === t;
			return r && (n += 1), r;
		},
		number: () => {
			let t = e[n];
			if (t?.is === "number") return n += 1, t.number;
		},
		kind: () => {
			let t = e[n];
			if (t?.is === "kind") return n += 1, t.kind;
		}
	};
}
function ii(e) {
	let t = [], n = 0, r = "", i = 0, a = () => {
		r !== "" && t.push(oi(r, i)), r = "";
	};
	for (let t of e) {
		let e = t.normalize("NFKC").toUpperCase();
		(ai(e) !== ai(r) || ai(e) === "alone") && a(), r === "" && (i = n), e.trim() !== "" && (r += e), n += t.length;
	}
	return a(), t;
}
function ai(e) {
	return /^[0-9]+$/.test(e) ? "digits" : /^\p{L}+$/u.test(e) ? "letters" : "alone";
}
function oi(e, t) {
	let n = Rr.find((t) => t === e);
	return n === void 0 ? ai(e) === "digits" ? {
		is: "number",
		number: Number(e),
		text: e,
		at: t
	} : /^\p{Dash}$/u.test(e) ? {
		is: "-",
		text: e,
		at: t
	} : {
		is: e === "/" || e === "@" ? e : "unknown",
		text: e,
		at: t
	} : {
		is: "kind",
		kind: n,
		text: e,
		at: t
	};
}
function si(e, t = "layer") {
	let n = e.map((n, r) => ci(e, n, r, t)), { least: r, most: i, routes: a } = n.reduceRight((e, t, n) => [ui(t, t.ways.map(({ to: t }) => t === "out" ? li : e[t - n - 1])), ...e], [])[0], o = e.reduce((e, t) => e + t.games, 0);
	return {
		layers: n,
		players: n[0].players,
		games: o,
		gamesEach: {
			least: r,
			most: i
		},
		routes: a
	};
}
function ci(e, t, n, r) {
	let { kind: i, games: a, size: o, onward: s } = t, c = zr(t), l = Br(t, r), u = l === "game" ? o : c, d = [], f = 0;
	for (let i of s) {
		let a = {
			first: f + 1,
			last: f + i.count
		};
		d.push({
			places: a,
			to: Wr(e, n, i.to),
			players: Ur(t, i, r)
		}), f = a.last;
	}
	let p = d.reduce((e, t) => e + t.players, 0);
	return p < c && d.push({
		places: {
			first: f + 1,
			last: u
		},
		to: "out",
		players: c - p
	}), {
		kind: i,
		games: a,
		size: o,
		players: c,
		gamesEach: a * o / c,
		placesOf: l,
		ways: d
	};
}
var li = {
	least: 0,
	most: 0,
	routes: 0
};
function ui({ kind: e, gamesEach: t }, n) {
	return {
		least: t + Math.min(...n.map(({ least: e }) => e)),
		most: t + Math.max(...n.map(({ most: e }) => e)),
		routes: e === "F" ? 1 : n.reduce((e, { routes: t }) => e + t, 0)
	};
}
var di = {
	"no-such-tie": "R25",
	"not-the-tied": "R25",
	"toss-decides": "R25",
	"referee-decides": "R25",
	"reading-breaks-format": "R24"
};
function Z(e, t = {}) {
	return {
		clause: "gug-18.1",
		ruling: di[e] ?? null,
		reason: e,
		data: t
	};
}
var fi = 2 ** 32 - 1, pi = (e) => e.map(mi).join("-");
function mi({ kind: e, games: t, size: n, rotated: r, onward: i }) {
	let a = e === "F" && t === 1 ? "" : t, o = r === null ? "" : `@${r}`, s = i.map((e) => `${e.count}${e.to}`).join("");
	return `${a}${e}${n}${o}${s && "/"}${s}`;
}
function hi(e) {
	let { of: t } = e, n = t.is !== "other" || yi(t.name);
	return [
		...gi(e),
		...n ? [] : [Z("bad-game-name", { count: 40 })],
		..._i(e),
		...vi(e)
	];
}
function gi({ players: e }) {
	let t = [], n = e.length;
	n < 3 && t.push(Z("players-number", { count: 3 })), n > 48 && t.push(Z("players-number", { count: 48 }));
	let r = e.map(({ name: e }) => e.trim());
	return r.forEach((e, n) => {
		yi(e) ? r.indexOf(e) < n && t.push(Z("name-taken", { player: n })) : t.push(Z("bad-name", { player: n }));
	}), t;
}
function _i({ rulings: e }) {
	let t = new Map(Object.entries(e));
	return Object.keys(Ir).every((e) => Bt(Ir, e, t.get(e))) ? [] : [Z("no-such-reading")];
}
function vi({ format: e, players: t, rulings: n }) {
	let r = ti(e, n.R24);
	if (!r.ok || pi(r.format) !== e) return [Z("bad-format")];
	let i = si(r.format, n.R24);
	return i.games > 200 ? [Z("too-many-games", { count: 200 })] : i.players === t.length ? [] : [Z("players-unlike-format", { count: i.players })];
}
var yi = (e) => e.trim() !== "" && e.trim().length <= 40, bi = 500, xi = Object.keys(Ir), Si = /* @__PURE__ */ R(B(40), /* @__PURE__ */ O((e) => {
	let t = Pr(e);
	return t.ok && Ar(t.variation, t.isClosed) === e;
}, "unknown-option")), Ci = (e) => /* @__PURE__ */ L("is", [
	/* @__PURE__ */ F({
		is: /* @__PURE__ */ N("gug"),
		variation: /* @__PURE__ */ P(Si)
	}),
	/* @__PURE__ */ F({ is: /* @__PURE__ */ N("gools") }),
	/* @__PURE__ */ F({ is: /* @__PURE__ */ N("gabong") }),
	/* @__PURE__ */ F({
		is: /* @__PURE__ */ N("other"),
		name: e
	})
], "unknown-option"), wi = un(Ir, Lr), Ti = /* @__PURE__ */ R(/* @__PURE__ */ F({
	format: B(bi),
	of: Ci(V),
	players: /* @__PURE__ */ R(W(/* @__PURE__ */ F({ name: V }), 48), /* @__PURE__ */ A(3, "missing")),
	rulings: wi
}), /* @__PURE__ */ St(/* @__PURE__ */ O((e) => hi(e).every(({ reason: e }) => !Ei.has(e)), "unknown-option"), ["format"])), Ei = /* @__PURE__ */ new Set([
	"bad-format",
	"too-many-games",
	"players-unlike-format"
]), Di = H(0, 47), Oi = W(Di, 48), ki = H(0, 199), Ai = H(0, 199), ji = /* @__PURE__ */ F({
	player: Di,
	eyes: G
}), Mi = {
	gug: Tr,
	gools: Un,
	gabong: xn,
	tournament: {
		setup: Ti,
		event: /* @__PURE__ */ L("kind", [
			K("draw", {
				layer: ki,
				seed: H(0, fi)
			}),
			K("result", {
				layer: ki,
				game: Ai,
				from: /* @__PURE__ */ P(sn),
				order: W(/* @__PURE__ */ R(Oi, /* @__PURE__ */ A(1, "missing")), 48),
				dnf: Oi
			}),
			K("toss", {
				layer: ki,
				game: /* @__PURE__ */ P(Ai),
				throws: W(ji, 48),
				by: cn
			}),
			K("decide", {
				layer: ki,
				game: /* @__PURE__ */ P(Ai),
				order: Oi
			}),
			K("withdraw", { player: Di }),
			K("ruling", {
				ruling: U(xi),
				option: B(40)
			}),
			K("end", {})
		], "unknown-option"),
		draft: /* @__PURE__ */ F({
			format: dn,
			of: Ci(dn),
			players: fn(48),
			rulings: wi
		}),
		players: pn
	}
}, Ni = 5e3, Pi = 864e13, Fi = 1e9, Ii = 20, Li = 5e4, Ri = [
	"not-json",
	"too-big",
	"too-deep",
	"duplicate-key",
	"forbidden-key",
	"not-an-object",
	"missing",
	"unknown-key",
	"wrong-type",
	"empty",
	"too-long",
	"too-many",
	"out-of-range",
	"bad-text",
	"unknown-option",
	"duplicate-id",
	"unknown-game"
], Q = {
	id: sn,
	seq: H(0, Fi),
	at: H(0, Pi)
}, zi = /* @__PURE__ */ R(/* @__PURE__ */ j(sn, "wrong-type"), /* @__PURE__ */ k(Ni, "too-many")), Bi = (e) => /* @__PURE__ */ L("kind", [
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("play"),
		event: e
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("undo"),
		entries: zi
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("redo"),
		entries: zi
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("correct"),
		entry: sn,
		event: e,
		also: /* @__PURE__ */ M(W(/* @__PURE__ */ F({
			entry: sn,
			event: e
		}), Ni))
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("rename"),
		name: Hi
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("delete")
	}),
	/* @__PURE__ */ F({
		...Q,
		kind: /* @__PURE__ */ N("restore")
	})
], "unknown-option"), Vi = (e) => /* @__PURE__ */ R(/* @__PURE__ */ j(Bi(e), "wrong-type"), /* @__PURE__ */ k(Ni, "too-many"), /* @__PURE__ */ O((e) => new Set(e.map(({ id: e }) => e)).size === e.length, "duplicate-id")), Hi = B(80), Ui = (e, { setup: t, besides: n, event: r }) => /* @__PURE__ */ F({
	v: /* @__PURE__ */ N(1),
	id: sn,
	game: /* @__PURE__ */ N(e),
	name: Hi,
	createdAt: H(0, Pi),
	setup: t,
	...n,
	events: Vi(r)
}), Wi = /* @__PURE__ */ L("game", Object.entries(Mi).map(([e, t]) => Ui(e, t)), "unknown-game");
function $(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return Ji("", "not-an-object");
	let { v: t, events: n } = e;
	if (typeof t == "number" && Number.isSafeInteger(t) && t > 1) return {
		kind: "newer",
		version: t
	};
	if (Array.isArray(n) && n.length > 5e3) return Ji("events", "too-many");
	let r = Rt(e);
	if (!r.ok) return Ji("v", "unknown-option");
	let i = /* @__PURE__ */ kt(Wi, r.value, { abortEarly: !0 });
	if (i.success) return {
		kind: "game",
		game: i.output
	};
	let { issues: a = i.issues } = qi(e) ? /* @__PURE__ */ kt(Wi, r.value) : i;
	return {
		kind: "unreadable",
		problems: a.slice(0, Ii).map((e) => ({
			path: /* @__PURE__ */ ft(e) ?? "",
			why: Yi(e)
		}))
	};
}
function Gi(e) {
	let t = $(e);
	return t.kind === "game" ? t.game : e;
}
function Ki(e) {
	let t = Nt(e);
	return t.ok ? $(t.value) : Ji("", t.why);
}
function qi(e) {
	let t = [e];
	for (let e = 0; e < Li; e += 1) {
		let e = t.pop();
		if (typeof e == "object" && e && t.push(...Object.values(e).slice(0, Li)), t.length === 0) return !0;
	}
	return !1;
}
function Ji(e, t) {
	return {
		kind: "unreadable",
		problems: [{
			path: e,
			why: t
		}]
	};
}
function Yi({ type: e, message: t, expected: n, received: r }) {
	return e === "variant" && n === "Object" ? "wrong-type" : t === "unknown-game" && r === "undefined" ? "missing" : Ri.find((e) => e === t) || (e === "strict_object" ? n === "never" ? "unknown-key" : r === "undefined" ? "missing" : "wrong-type" : "wrong-type");
}
function Xi(e) {
	let t = { ...e };
	return delete t.events, t;
}
var Zi = /* @__PURE__ */ new WeakMap();
function Qi(e) {
	let t = Zi.get(e);
	return t === void 0 && Zi.set(e, t = JSON.stringify(e)), t;
}
var $i = "\"events\":[]}";
function ea(e) {
	let t = JSON.stringify({
		...e,
		events: []
	});
	return t.endsWith($i) ? `${t.slice(0, -2)}${e.events.map(Qi).join()}]}` : JSON.stringify(e);
}
var ta = (e) => `game:${e}`, na = (e) => `database:${e}`;
function ra(e, t) {
	let n = new Map(t.headers.map((e) => [e.id, e])), r = /* @__PURE__ */ new Set([
		...e.keys(),
		...n.keys(),
		...t.events.keys()
	]);
	return new Map([...r].map((r) => [r, ia(r, e.get(r), n.get(r), t.events.get(r) ?? [])]));
}
function ia(e, t, n, r) {
	let i = {
		unread: [],
		header: void 0,
		events: [],
		broken: [],
		isBehind: !1
	}, a = n && $({
		...n,
		events: []
	});
	if (n && a?.kind === "game" && t !== void 0 && oa(t, n, r)) return {
		...i,
		logged: {
			kind: "game",
			game: ye(a.game, aa(r))
		}
	};
	let o = t === void 0 ? void 0 : Ki(t), s = r.map(({ entry: e }) => e);
	if (o?.kind === "newer" || a?.kind === "newer") {
		let r = o?.kind === "newer" ? t : void 0, c = o?.kind === "newer" ? o.version : a?.kind === "newer" ? a.version : 0, l = r ?? JSON.stringify({
			...n,
			events: s
		});
		return {
			...i,
			logged: {
				kind: "newer",
				id: e,
				version: c,
				text: l
			}
		};
	}
	let c = [], l = () => c.push({
		game: e,
		from: ta(e),
		text: t ?? "",
		isLocal: !0
	}), u = o?.kind === "game" && o.game.id === e ? o.game : void 0;
	t !== void 0 && !u && l();
	let d = a?.kind === "game" ? a.game : u && {
		...u,
		events: []
	};
	if (a?.kind !== "game" && (n || !d && r.length > 0) && c.push({
		game: e,
		from: na(e),
		text: JSON.stringify({
			...n,
			...!d && { events: s }
		}),
		isLocal: !1
	}), !d) return {
		...i,
		logged: void 0,
		unread: c
	};
	let { readable: f, broken: p } = sa(d, r);
	for (let t of p) c.push({
		game: e,
		from: `${na(e)}:${t.id}`,
		text: JSON.stringify(t),
		isLocal: !1
	});
	let m = ye(d, Ke(f)), h = u && !nt(m, u) ? tt(m, u) : void 0;
	u && !h && l();
	let g = h ?? m, _ = new Set(f.map((e) => e.id)), ee = n !== void 0 && a?.kind !== "game";
	return {
		logged: {
			kind: "game",
			game: g
		},
		unread: c,
		header: a?.kind === "game" ? void 0 : Xi(g),
		events: g.events.filter((e) => !_.has(e.id)),
		broken: [...ee ? [{ game: e }] : [], ...p.map((t) => ({
			game: e,
			id: t.id
		}))],
		isBehind: t !== ea(g)
	};
}
var aa = (e) => Ke(e.map(({ entry: e }) => e));
function oa(e, t, n) {
	return t.v !== 1 || !n.every(ca) ? !1 : ea({
		...t,
		events: aa(n)
	}) === e;
}
function sa(e, t) {
	let n = [], r = [];
	for (let i = 0; i < t.length; i += Ni) {
		let a = t.slice(i, i + Ni), o = a.every(ca) ? la(e, a) : void 0;
		if (o) n.push(...o);
		else for (let t of a) {
			let i = ca(t) ? la(e, [t]) : void 0;
			i ? n.push(...i) : r.push(t);
		}
	}
	return {
		readable: n,
		broken: r
	};
}
function ca({ id: e, entry: t }) {
	return typeof t == "object" && !!t && "id" in t && t.id === e;
}
function la(e, t) {
	let n = $({
		...e,
		events: t.map(({ entry: e }) => e)
	});
	return n.kind === "game" ? n.game.events : void 0;
}
var ua = {
	headers: [],
	events: /* @__PURE__ */ new Map(),
	marks: /* @__PURE__ */ new Map(),
	asides: []
};
async function da(e, { local: t, durable: n, now: r }, i, a) {
	let o = [...e.$games.get().keys()].filter((t) => S(e, t)), s = new Set(o.filter((t) => !e.waiting.headers.has(t))), c = new Set(e.seen.keys()), l = t.games(), u = await n.read().catch((t) => {
		e.trouble ??= y(t);
	});
	e.isRead = u !== void 0;
	let { headers: d, events: f, asides: p } = u ?? ua;
	u && (e.marks = u.marks);
	let m = t.gone(), h = ma(m, e.marks);
	for (let e of m.keys()) h.has(e) || t.writeGone(e, null);
	for (let [n, r] of h) Be(e, n), l?.has(n) === !0 && (t.writeGone(n, r), t.removeGame(n)), (f.has(n) || d.some((e) => e.id === n) || e.marks.get(n)?.number !== r) && e.waiting.erase.set(n, r);
	let g = new Set(d.map(({ id: e }) => e));
	if (o.some((e) => h.has(e) ? !1 : l && c.has(e) && !l.has(e) ? !0 : u !== void 0 && s.has(e) && !g.has(e))) {
		Ge(e, r());
		return;
	}
	let _ = new Map([
		...p,
		...t.asides(),
		...e.$aside.get()
	].map((e) => [e.key, e]));
	e.$aside.set([..._.values()].toSorted((e, t) => e.at - t.at));
	let ee = {
		headers: d.filter(({ id: e }) => !h.has(e)),
		events: pa(f, h)
	}, v = ra(pa(l ?? /* @__PURE__ */ new Map(), h), {
		...ua,
		...ee
	});
	C(e, ...[...v].flatMap(([t, n]) => fa(e, t, l?.get(t), n, i) ?? [])), await a(), e.waiting.asides.size === 0 && e.untouchable.clear();
	for (let [e, { isBehind: t }] of v) t && i.write(e);
}
function fa(e, t, n, r, i) {
	let { logged: a, unread: o, header: s, events: c, broken: l } = r;
	for (let { game: e, from: t, text: n, isLocal: r } of o) i.setAside(e, t, n, r);
	for (let n of l) e.waiting.broken.set(Ve(t, n.id ?? ""), n);
	if (a?.kind === "newer" && We(e, t, a.version, a.text), a?.kind !== "game") return;
	let u = S(e, t), d = u ? tt(u, a.game) : a.game;
	if (d) return s && e.waiting.headers.set(t, s), He(e, t, c), n !== void 0 && e.seen.set(t, n), d === u ? void 0 : {
		kind: "game",
		game: d
	};
}
function pa(e, t) {
	return new Map([...e].filter(([e]) => !t.has(e)));
}
function ma(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [e, { number: r, isGone: i }] of t) i && n.set(e, r);
	for (let [r, i] of e) i > (t.get(r)?.number ?? 0) && n.set(r, i);
	return n;
}
async function ha(e, { local: t, durable: n, now: r, tell: i }, a, o) {
	let s = [];
	for (let t of o) {
		let n = S(e, t.id), r = $(n ? tt(n, t) ?? n : t);
		if (r.kind !== "game") return "not-saved";
		s.push(r.game);
	}
	let c = t.gone(), l = s.flatMap(({ id: t }) => {
		let n = e.waiting.erase.get(t);
		return e.waiting.erase.delete(t), n === void 0 ? [] : [[t, n]];
	}), u;
	try {
		u = await n.write({
			headers: s.map(Xi),
			events: s.flatMap(({ id: e, events: t }) => t.map((t) => ({
				game: e,
				entry: t
			}))),
			welcome: s.map(({ id: e }) => ({
				id: e,
				number: c.get(e) ?? 0
			}))
		});
	} catch (t) {
		if (e.trouble ??= y(t), y(t) === "blocked") return ga(e, r(), s);
		for (let [t, n] of l) e.waiting.erase.set(t, n);
		return w(e, r()), "not-saved";
	}
	let d = s.filter((e) => _a(u, e));
	for (let n of d) {
		t.writeGone(n.id, null);
		let r = S(e, n.id);
		C(e, {
			kind: "game",
			game: r ? ye(n, et(r.events, n.events)) : n
		}), a.write(n.id), i(n.id, S(e, n.id)?.events.length ?? 0);
	}
	if (d.length === s.length) return "added";
	let f = new Set(d.map(({ id: e }) => e));
	for (let [t, n] of l) f.has(t) || e.waiting.erase.set(t, n);
	return e.trouble ??= u.newer.length > 0 ? "closed-by-newer" : "not-kept", w(e, r()), "not-saved";
}
function ga(e, t, n) {
	for (let t of n) C(e, {
		kind: "game",
		game: t
	}), e.waiting.headers.set(t.id, Xi(t)), He(e, t.id, t.events);
	return w(e, t), "in-memory";
}
function _a({ kept: e, newer: t, gone: n }, { id: r, events: i }) {
	let a = e.get(r);
	return a !== void 0 && ![...t, ...n].includes(r) && i.every((e) => a.has(e.id));
}
function va(e, t, n, r) {
	let i, a = async () => {
		let n = ba(e.waiting), i = [...n.events.values()].some(({ game: t }) => S(e, t)), a = xa(e, n), o = await t.write({
			headers: [...n.headers.values()],
			events: [...n.events.values()],
			asides: [...n.asides.values()],
			broken: [...n.broken.values()],
			erase: [...n.erase].map(([e, t]) => ({
				id: e,
				number: t
			}))
		});
		for (let t of o.gone) Be(e, t);
		let s = Sa(o, a, n);
		return s === "not-kept" || (Ca(e.waiting, n), s) ? s : o.newer.some((t) => S(e, t)) ? (r(), "closed-by-newer") : e.trouble === "closed-by-newer" && !i ? e.trouble : void 0;
	}, o = async () => {
		await Promise.resolve();
		try {
			for (; e.trouble !== "cleared" && Ue(e);) {
				let t = await a();
				if (ya(e) || (e.trouble = t, t === "not-kept")) break;
			}
			(e.trouble === "full" || e.trouble === "blocked" || e.trouble === "not-kept") && e.isRead && !Ue(e) && (e.trouble = void 0);
		} catch (t) {
			ya(e) || (e.trouble = y(t));
		}
		i = void 0, w(e, n());
	};
	return { flush() {
		return i ??= o(), i;
	} };
}
var ya = ({ trouble: e }) => e === "cleared";
function ba({ headers: e, events: t, asides: n, broken: r, erase: i }) {
	return {
		headers: new Map(e),
		events: new Map(t),
		asides: new Map(n),
		broken: new Map(r),
		erase: new Map(i)
	};
}
function xa(e, t) {
	let n = /* @__PURE__ */ new Set([...t.headers.keys(), ...[...t.events.values()].map(({ game: e }) => e)]);
	return new Map([...n].map((t) => [t, S(e, t)?.events.length ?? 0]));
}
function Sa({ kept: e, counts: t, newer: n, gone: r }, i, a) {
	let o = (e) => !n.includes(e) && !r.includes(e);
	for (let { game: t, entry: n } of a.events.values()) if (o(t) && e.get(t)?.has(n.id) !== !0) return "not-kept";
	return [...i].some(([e, n]) => o(e) && (t.get(e) ?? 0) < n) ? "cleared" : void 0;
}
function Ca(e, t) {
	for (let n of [
		"headers",
		"events",
		"asides",
		"broken",
		"erase"
	]) {
		let r = e[n];
		for (let [e, i] of t[n]) r.get(e) === i && r.delete(e);
	}
}
var wa = "0123456789abcdefghijklmnopqrstuvwxyz", Ta = 10;
function Ea() {
	try {
		return crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0] / 2 ** 32;
	} catch {
		return Math.random();
	}
}
var Da = 0;
function Oa(e = () => !1, t = Ea, n = Date.now) {
	for (;;) {
		Da += 1;
		let r = Array.from({ length: Ta }, () => Math.floor(t() * 36)), i = Math.abs(n()) * 1024 + Da, a = r.map((e) => {
			let t = e + i % 36;
			return i = Math.floor(i / 36), wa[t % 36];
		}).join("");
		if (!e(a)) return a;
	}
}
var ka, Aa = 0;
function ja(e) {
	for (ka ??= Oa();;) {
		Aa += 1;
		let t = `${ka}-${Aa.toString(36)}`;
		if (!e(t)) return t;
	}
}
function Ma(e, t, n) {
	let r = (r, i, a, o) => {
		let s = Te(i, a, n());
		e.$aside.get().some(({ key: e }) => e === s.key) || (e.$aside.set([...e.$aside.get(), s]), e.waiting.asides.set(s.key, s), !t.keepAside(s) && o && e.untouchable.add(r));
	}, i = (n) => {
		let i = S(e, n), o = t.game(n);
		if (o === void 0) return "refused";
		if (o === null) return a(n, i);
		if (i && o === e.seen.get(n)) return "same";
		let s = Ki(o);
		if (s.kind === "newer") return We(e, n, s.version, o), "refused";
		let c = s.kind === "game" && s.game.id === n ? s.game : void 0;
		if (!i && c && !e.$games.get().has(n)) return C(e, {
			kind: "game",
			game: c
		}), e.waiting.headers.set(n, Xi(c)), He(e, n, c.events), e.seen.set(n, o), "same";
		if (!i) return "refused";
		let l = c && tt(i, c);
		if (!c || !l) return r(n, ta(n), o, !0), e.seen.set(n, o), "other";
		if (l !== i) {
			let t = new Set(i.events.map((e) => e.id));
			He(e, n, l.events.filter((e) => !t.has(e.id))), C(e, {
				kind: "game",
				game: l
			});
		}
		return e.seen.set(n, o), c.events.length === l.events.length ? "same" : "behind";
	}, a = (r, i) => {
		if (t.gone().has(r)) Be(e, r);
		else if (i && e.seen.has(r)) Ge(e, n());
		else return "behind";
		return "refused";
	};
	return {
		take: i,
		write: (n, r = i(n)) => {
			if (r === "refused" || e.trouble === "cleared" || e.untouchable.has(n)) return;
			let a = S(e, n);
			if (!a || a.events.length > 5e3) return;
			let o = ea(a);
			if (o.length > 2e6) return;
			let s = !e.seen.has(n);
			e.seen.get(n) !== o && t.writeGame(n, o) === void 0 && (s && t.game(n) !== o || e.seen.set(n, o));
		},
		setAside: r
	};
}
function Na(e) {
	let { local: t, durable: n, now: r, tell: i } = e, a = ze(), { $games: o, $aside: s, $saving: c, waiting: l } = a, u = Ma(a, t, r), { flush: d } = va(a, n, r, () => void m()), f, p, m = () => (f ??= da(a, e, u, d).finally(() => {
		f = void 0, w(a, r());
	}), f), h = async () => {
		await d(), !a.isRead && !f && p && a.trouble === void 0 && await m();
	}, g = (e) => S(a, e)?.events.length ?? 0, _ = (e, t) => {
		u.write(e, t), w(a, r()), h().then(() => i(e, g(e)));
	};
	return {
		$games: o,
		$aside: s,
		$saving: c,
		open() {
			return p ??= m(), p;
		},
		startGame(e) {
			let t = Oa((e) => o.get().has(e)), n = Fa(t, e, r());
			return C(a, {
				kind: "game",
				game: n
			}), l.headers.set(t, Xi(n)), _(t), n;
		},
		append(e, t, n = r()) {
			let i = S(a, e), s = u.take(e), c = o.get().has(e) ? S(a, e) ?? i : void 0;
			if (!c) return;
			let l = Ia(c, t, n);
			He(a, e, l), S(a, e) && C(a, {
				kind: "game",
				game: ye(c, [...c.events, ...l])
			}), _(e, s);
		},
		addGames: (t) => ha(a, e, u, t),
		async eraseGame(e) {
			Be(a, e);
			let n = 1 + Math.max(t.gone().get(e) ?? 0, a.marks.get(e)?.number ?? 0);
			l.erase.set(e, n);
			let o = t.writeGone(e, n);
			t.removeGame(e), o || t.writeGone(e, n), w(a, r()), await h(), i(e, 0);
		},
		async saveAgain() {
			a.trouble = void 0, a.seen.clear();
			for (let e of o.get().values()) e.kind === "game" && (l.headers.set(e.game.id, Xi(e.game)), He(a, e.game.id, e.game.events), u.write(e.game.id));
			for (let e of s.get()) l.asides.set(e.key, e);
			w(a, r()), await h();
		},
		forgetAside: (t) => Pa(a, e, t),
		async heed(e, t = 0) {
			if (await p, a.trouble !== "cleared") {
				if (e === null) return m();
				u.take(e) === "behind" && S(a, e) && u.write(e), w(a, r()), g(e) < t && await m(), await h();
			}
		},
		heedClearing: () => Ge(a, r())
	};
}
function Pa(e, { local: t, durable: n, now: r }, i) {
	let a = e.$aside.get().find((e) => e.key === i);
	if (!a) return;
	e.$aside.set(e.$aside.get().filter((e) => e !== a)), e.waiting.asides.delete(i), t.forgetAside(i);
	let o = (t) => !e.$games.get().has(t);
	for (let [e, n] of t.games() ?? []) o(e) && a.from === ta(e) && a.text === n && t.removeGame(e);
	let s = a.from.split(":")[1] ?? "", c = a.from === na(s) && o(s) ? [s] : [];
	n.write({ forget: {
		asides: [i],
		games: c
	} }).catch((t) => {
		e.trouble ??= y(t), w(e, r());
	});
}
function Fa(e, t, n) {
	return Ra({
		v: 1,
		id: e,
		createdAt: La(n),
		...t,
		events: []
	});
}
function Ia(e, t, n) {
	let r = new Set(e.events.map(({ id: e }) => e)), i = e.events.reduce((e, { seq: t }) => Math.max(e, t), 0);
	return Ra(ye(e, t.map((e, t) => {
		let a = ja((e) => r.has(e));
		return r.add(a), {
			id: a,
			seq: i + 1 + t,
			at: La(n),
			...e
		};
	}))).events;
}
function La(e) {
	return Math.max(0, Math.trunc(e));
}
function Ra(e) {
	let t = $(e);
	if (t.kind === "game") return t.game;
	let n = t.kind === "unreadable" ? t.problems : [];
	throw RangeError(`Not to be logged: ${n.map(({ path: e, why: t }) => `${e} ${t}`).join(", ")}`);
}
var za = Na({
	local: je(() => localStorage),
	durable: be(() => za.heedClearing()),
	now: () => Date.now(),
	tell: (e, t) => void 0
}), { $games: Ba, $aside: Va, $saving: Ha, addGames: Ua, eraseGame: Wa, saveAgain: Ga, forgetAside: Ka } = za;
function qa({ heed: e, heedClearing: t }, { window: n, document: r, channel: i }) {
	n.addEventListener("storage", ({ key: n }) => {
		n === null && t();
		let r = Ae(n ?? "");
		r !== void 0 && e(r);
	}), i?.addEventListener("message", ({ data: t }) => {
		Ja(t) && e(t.game, t.events);
	});
	let a = () => {
		r.visibilityState === "visible" && e(null);
	};
	r.addEventListener("visibilitychange", a), r.addEventListener("resume", a), n.addEventListener("pageshow", ({ persisted: e }) => {
		e && a();
	});
}
function Ja(e) {
	if (typeof e != "object" || !e) return !1;
	let { game: t, events: n } = e;
	return typeof t == "string" && typeof n == "number";
}
var Ya = "gunnars-companion", Xa = 2e7, Za = 1e3;
function Qa(e, t) {
	let n = Nt(e, Xa);
	if (!n.ok) return n;
	let { value: r } = n;
	if (typeof r != "object" || !r || Array.isArray(r)) return {
		ok: !1,
		why: "not-our-file"
	};
	if (!("format" in r)) return "setup" in r ? {
		ok: !0,
		found: [$a(r, t, /* @__PURE__ */ new Map())]
	} : {
		ok: !1,
		why: "not-our-file"
	};
	let { format: i, v: a, games: o } = r;
	if (i !== "gunnars-companion" || typeof a != "number") return {
		ok: !1,
		why: "not-our-file"
	};
	if (a > 1) return {
		ok: !1,
		why: "newer-file"
	};
	if (a !== 1 || !Array.isArray(o)) return {
		ok: !1,
		why: "not-our-file"
	};
	if (o.length > 2e3) return {
		ok: !1,
		why: "too-many"
	};
	let s = /* @__PURE__ */ new Map();
	return {
		ok: !0,
		found: o.map((e) => $a(e, t, s))
	};
}
function $a(e, t, n) {
	let r = $(e);
	if (r.kind === "newer") return {
		is: "newer",
		version: r.version
	};
	if (r.kind === "unreadable") return {
		is: "unreadable",
		problems: r.problems
	};
	let { game: i } = r;
	if (n.has(i.id)) return {
		is: "unreadable",
		problems: [{
			path: "id",
			why: "duplicate-id"
		}]
	};
	if (n.set(i.id, i), no(i)) return to;
	let a = t.get(i.id);
	if (!a) return ro(i) ? eo : {
		is: "new",
		game: i
	};
	let o = a.kind === "game" ? tt(a.game, i) : void 0;
	if (a.kind !== "game" || !o) return {
		is: "conflict",
		game: i
	};
	let s = o.events.length - a.game.events.length;
	return s > 0 && no(o) ? to : s > 0 && ro(o) ? eo : s === 0 ? {
		is: "same",
		game: i
	} : {
		is: "more",
		game: o,
		events: s
	};
}
var eo = {
	is: "unreadable",
	problems: [{
		path: "",
		why: "too-big"
	}]
}, to = {
	is: "unreadable",
	problems: [{
		path: "events.seq",
		why: "out-of-range"
	}]
};
function no({ events: e }) {
	return e.some(({ seq: t }) => t > e.length + Za);
}
function ro(e) {
	return e.events.length > 5e3 || ea(e).length > 2e6;
}
function io(e) {
	return e.kind === "game" ? co([lo(e)]) : e.text;
}
var ao = `${JSON.stringify({
	format: Ya,
	v: 1
}).slice(0, -1)},"games":[\n`, oo = ",\n", so = "\n]}\n";
Xa - ao.length - 4;
var co = (e) => ao + e.join(oo) + so, lo = (e) => e.kind === "game" ? ea(Gi(e.game)) : e.text;
export { be as durableCopy, io as exportGame, qa as listenToOthers, je as localCopy, Na as makeLog, Qa as readImport };
