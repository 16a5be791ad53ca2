-- {"over": [{"code": "RSMSXN", "person": "p1", "token": "XaPnpeXXxhY85_rySpl--SWeVADZ3g9j"}, {"code": "RSMSXN", "person": "p2", "token": "1jDfJszOznHFXfFNm3Kqd6OcfyHXO8t0"}], "running": [{"code": "BGXVDW", "person": "p1", "token": "Gxr_9GKHhGpz0G6ggl78kIk50KEtApVU"}, {"code": "BGXVDW", "person": "p2", "token": "9s1H-huT_Ahu233XkPsuXzmXPhmm4w_l"}], "record": {"format": 2, "game": "classic", "rules": 1, "engine": "0.1.0", "seats": 3, "options": {"first_player": "random", "loose_connection": false, "self_break": false, "auto_end_when_dead": false, "next_start": "last_path", "gold_draw": "miners", "competitive": false, "vote_end": false, "rounds": 1}, "deck": "classic", "seed": "6c1b0bba847ab6f84ef5892fc1089edf", "position": null, "digests": "facts", "digest": "eebdd7da19745f8f", "steps": [["C", "lay NSW~ 0,1", "746e31ba63aa03f6"], ["A", "lay EW 1,1", "225d01a675bc3ac3"], ["B", "pass repair-pick", "b46471f2039b8639"], ["C", "pass dead-W", "42e45ee6d7d2b35e"], ["A", "pass broken-pick", "12adcffaaf141a80"], ["B", "pass repair-cart", "b064d6c3b60d7086"], ["C", "lay NSW 0,-1", "b53dd5cd85aa2810"], ["A", "break cart B", "dc8df2545c81a335"], ["B", "pass SW", "4af6a9d7b5f1f78c"], ["C", "pass ESW", "a372d59ab94c2c83"], ["A", "lay ESW 2,1", "89e94880dde6ce0c"], ["B", "rockfall 1,1", "c7f4bbf5b2570251"], ["C", "lay NESW -1,0", "757e4a68e490b1f6"], ["A", "lay EW 1,1", "0932954cfc7ab118"], ["B", "break lamp A", "a2419a5df963a9d7"], ["C", "lay dead-EW 1,0", "c3f9759ceac5ed13"], ["A", "break pick C", "9d5a67420970a323"], ["B", "pass SW", "cb09972d80df79ec"], ["C", "pass map", "df9d2ed20e2c0e36"], ["A", "pass NS", "b3ee4b1531503f75"], ["B", "rockfall 2,1", "a89148a42947114b"], ["C", "pass NS", "d17f01409cbaf374"], ["A", "pass ESW", "feb4aed9307a2678"], ["B", "pass map", "1d7271cb9a3c540f"], ["C", "pass EW", "0665b82efa6ddac6"], ["A", "break pick B", "67e09f385c0373df"], ["B", "pass dead-NSW", "3f35f040d1478f6c"], ["C", "pass SW", "88a563f843494009"], ["A", "pass NESW", "e5fc93caba4c0b49"], ["B", "pass NSW", "cc2e9df648a51b49"], ["C", "pass SW", "c3c1f33a3f7d51f2"], ["A", "pass ES", "10c93030477c67d3"], ["B", "pass NSW", "effb1953adc345af"], ["C", "pass broken-cart", "1a05c34aeb8b2dcb"], ["A", "pass ES", "3a69a4018d4a14da"], ["B", "repair lamp A with repair-lamp-cart", "d837c9c3fd7d5af9"], ["C", "map 8,-2", "2930e1b218cb1b1d"], ["A", "pass ESW", "1587458b66e1b3fe"], ["B", "pass NESW", "017a5eaafd2a6de9"], ["C", "pass repair-pick", "087dead11692fe7b"], ["A", "lay dead-SW~ -2,0", "710d4a05bb16cca6"], ["B", "pass ES", "32c951246708fff5"], ["C", "repair pick B with repair-cart-pick", "c47483184fb65284"], ["A", "break lamp C", "ecac027b51b0ed80"], ["B", "pass NS", "e3532b2da9d51522"], ["C", "map 8,-2", "235124016963af92"], ["A", "pass SW", "2d3f70edb51f9b97"], ["B", "pass dead-NS", "a77c34ec00534a5b"], ["C", "pass dead-ESW", "dba7841eb7adbcd2"], ["A", "repair lamp C with repair-lamp-pick", "00b208f84f908d02"], ["B", "pass NS", "af93d657fb25f0c0"], ["C", "repair cart B with repair-cart", "4026e5597c77fb5a"], ["A", "lay ES~ 0,-2", "1d31425e8bbd6977"], ["B", "lay ESW 0,2", "b0fdf342d36d5fa3"], ["C", "pass dead-S", "e04177d07e8820f0"], ["A", "pass dead-NESW", "5ef8f722d00030ad"], ["B", "break cart C", "903bd8c889439185"], ["C", "pass NSW", "c068b7042ff58270"], ["A", "rockfall 1,1", "bbaa4c9abb205463"], ["B", "break lamp A", "e25129cdf60a944c"], ["C", "pass NESW", "a3834034fba7853b"], ["A", "pass repair-lamp", "4770bca3da440c91"], ["B", "map 8,0", "b7261491f6a4c18c"], ["C", "pass NESW", "a3ef6a49730b575f"], ["A", "pass repair-lamp", "9841fc95ad4dd1c5"], ["B", "map 8,-2", "27dd44ab13e01d56"], ["C", "pass dead-ES", "80075b73157403b8"]]}}
CREATE TABLE tables (
    code     TEXT PRIMARY KEY,
    number   INTEGER NOT NULL,           -- of the last entry
    game     TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    public   INTEGER NOT NULL,
    status   TEXT NOT NULL DEFAULT 'open',
    deadline REAL,                       -- when a slow clock runs out
    touched  REAL NOT NULL
, ended REAL) STRICT;
CREATE TABLE entries (
    code   TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    entry  BLOB NOT NULL,                -- JSON, see entries.py
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE probe (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    written BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status);
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE subscriptions (
    code     TEXT NOT NULL REFERENCES tables (code),
    person   TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    title    TEXT NOT NULL,              -- what the notice says, in the language of whoever reads it
    words    TEXT NOT NULL,
    told     INTEGER NOT NULL,           -- the last turn that it was told of, by the number of its entry
    made     REAL NOT NULL,
    PRIMARY KEY (code, person, endpoint)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
INSERT INTO tables VALUES ('RSMSXN', 75, 'classic', 3, 0, 'over', NULL, 1794974951.8746586, NULL);
INSERT INTO tables VALUES ('BGXVDW', 19, 'dark_cave', 3, 0, 'playing', NULL, 1794974952.0650802, NULL);
INSERT INTO entries VALUES ('BGXVDW', 1, CAST('{"type":"created","config":{"game":"dark_cave","seats":3,"options":{},"deck":null,"clock":{"kind":"bank","seconds":60.0,"more":0.0},"privacy":"link"},"at":1794974950.644015,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 2, CAST('{"type":"joined","person":"p1","name":"Ada","token_hash":"ccb94a447c8c943d008eab702688d2d224e1ab53a3c433e667c2815ddf3949b2","at":1794974950.6574695,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 3, CAST('{"type":"joined","person":"p2","name":"Bob","token_hash":"55a6825636ac52e5f2711996a786bb1fbea62f710958c15987290259c76e8f17","at":1794974950.6702924,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 4, CAST('{"type":"sat","seat":0,"person":"p1","at":1794974950.7086241,"by":"p1","id":"r6"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 5, CAST('{"type":"sat","seat":1,"person":"p2","at":1794974950.745114,"by":"p2","id":"r7"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 6, CAST('{"type":"bot_sat","seat":2,"bot":"random","at":1794974950.7634583,"by":"p1","id":"r8"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 7, CAST('{"type":"readied","person":"p2","yes":true,"at":1794974950.78029,"by":"p2","id":"r9"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 8, CAST('{"type":"started","seed":"e866639a3e621650306171b2f1085606","digests":"facts","at":1794974950.7964973,"by":"p1","id":"r10"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 9, CAST('{"type":"decided","seat":0,"decision":"discard I-hole-NESW I-information","digest":"b2bad58b9ff5aea3","how":"person","lag":0.0,"reasons":[],"at":1794974951.8768234,"by":"p1","id":"r55"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 10, CAST('{"type":"decided","seat":1,"decision":"discard I-NES I-goblin","digest":"6b00c58f06c5b0d1","how":"person","lag":0.0,"reasons":[],"at":1794974951.8993862,"by":"p2","id":"r56"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 11, CAST('{"type":"decided","seat":2,"decision":"discard I-NW I-axe","digest":"ee947e236e24d596","how":"bot","lag":0.0,"reasons":[],"at":1794974951.924635,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 12, CAST('{"type":"decided","seat":0,"decision":"discard I-web","digest":"277f3bd5a3e52253","how":"person","lag":0.0,"reasons":[],"at":1794974951.9382641,"by":"p1","id":"r57"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 13, CAST('{"type":"decided","seat":1,"decision":"discard I-EW I-NE","digest":"b595133e4bb3f064","how":"person","lag":0.0,"reasons":[],"at":1794974951.9530597,"by":"p2","id":"r58"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 14, CAST('{"type":"decided","seat":2,"decision":"lay I-NESW 0,1","digest":"47bef3d6157043ef","how":"bot","lag":0.0,"reasons":[],"at":1794974951.9763498,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 15, CAST('{"type":"decided","seat":2,"decision":"step 0,1 C","digest":"aef19e1a1482ae60","how":"bot","lag":0.0,"reasons":[],"at":1794974951.9980521,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 16, CAST('{"type":"decided","seat":2,"decision":"stop","digest":"0f2176a420134286","how":"bot","lag":0.0,"reasons":[],"at":1794974952.0170472,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 17, CAST('{"type":"decided","seat":0,"decision":"lay I-bridge-EW 0,2","digest":"d316a55f1173d10b","how":"person","lag":0.0,"reasons":[],"at":1794974952.029017,"by":"p1","id":"r59"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 18, CAST('{"type":"decided","seat":0,"decision":"step 0,1 C","digest":"a925d0d238fe6097","how":"person","lag":0.0,"reasons":[],"at":1794974952.0486267,"by":"p1","id":"r60"}' AS BLOB));
INSERT INTO entries VALUES ('BGXVDW', 19, CAST('{"type":"decided","seat":0,"decision":"step 0,2 NS","digest":"1fa003b1c615278e","how":"person","lag":0.0,"reasons":[],"at":1794974952.0650802,"by":"p1","id":"r61"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 1, CAST('{"type":"created","config":{"game":"classic","seats":3,"options":{"rounds":1},"deck":null,"clock":{"kind":"none","seconds":60.0,"more":0.0},"privacy":"link"},"at":1794974950.2592015,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 2, CAST('{"type":"joined","person":"p1","name":"Ada","token_hash":"99a96233e88e91da3f2478f6d5ae7857c17c159bc8487c2f5786cfd0550744df","at":1794974950.2967982,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 3, CAST('{"type":"joined","person":"p2","name":"Bob","token_hash":"d4a9fd04abcb46cb913b5ef8427b5ab9ab0fb67a3a0b4552af0be497eb5d0910","at":1794974950.3282132,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 4, CAST('{"type":"sat","seat":0,"person":"p1","at":1794974950.3927426,"by":"p1","id":"r1"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 5, CAST('{"type":"sat","seat":1,"person":"p2","at":1794974950.4117577,"by":"p2","id":"r2"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 6, CAST('{"type":"bot_sat","seat":2,"bot":"random","at":1794974950.4297283,"by":"p1","id":"r3"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 7, CAST('{"type":"readied","person":"p2","yes":true,"at":1794974950.4454315,"by":"p2","id":"r4"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 8, CAST('{"type":"started","seed":"6c1b0bba847ab6f84ef5892fc1089edf","digests":"facts","at":1794974950.453694,"by":"p1","id":"r5"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 9, CAST('{"type":"decided","seat":2,"decision":"lay NSW~ 0,1","digest":"eebdd7da19745f8f","how":"bot","lag":0.0,"reasons":[],"at":1794974950.5061052,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 10, CAST('{"type":"decided","seat":0,"decision":"lay EW 1,1","digest":"746e31ba63aa03f6","how":"person","lag":0.0,"reasons":[],"at":1794974950.8804746,"by":"p1","id":"r11"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 11, CAST('{"type":"decided","seat":1,"decision":"pass repair-pick","digest":"225d01a675bc3ac3","how":"person","lag":0.0,"reasons":[],"at":1794974950.886009,"by":"p2","id":"r12"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 12, CAST('{"type":"decided","seat":2,"decision":"pass dead-W","digest":"b46471f2039b8639","how":"bot","lag":0.0,"reasons":[],"at":1794974950.9255197,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 13, CAST('{"type":"decided","seat":0,"decision":"pass broken-pick","digest":"42e45ee6d7d2b35e","how":"person","lag":0.0,"reasons":[],"at":1794974950.9306989,"by":"p1","id":"r13"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 14, CAST('{"type":"decided","seat":1,"decision":"pass repair-cart","digest":"12adcffaaf141a80","how":"person","lag":0.0,"reasons":[],"at":1794974950.9453995,"by":"p2","id":"r14"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 15, CAST('{"type":"decided","seat":2,"decision":"lay NSW 0,-1","digest":"b064d6c3b60d7086","how":"bot","lag":0.0,"reasons":[],"at":1794974950.9676082,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 16, CAST('{"type":"decided","seat":0,"decision":"break cart B","digest":"b53dd5cd85aa2810","how":"person","lag":0.0,"reasons":[],"at":1794974950.9758577,"by":"p1","id":"r15"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 17, CAST('{"type":"decided","seat":1,"decision":"pass SW","digest":"dc8df2545c81a335","how":"person","lag":0.0,"reasons":[],"at":1794974950.9901032,"by":"p2","id":"r16"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 18, CAST('{"type":"decided","seat":2,"decision":"pass ESW","digest":"4af6a9d7b5f1f78c","how":"bot","lag":0.0,"reasons":[],"at":1794974951.0067225,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 19, CAST('{"type":"decided","seat":0,"decision":"lay ESW 2,1","digest":"a372d59ab94c2c83","how":"person","lag":0.0,"reasons":[],"at":1794974951.0147667,"by":"p1","id":"r17"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 20, CAST('{"type":"decided","seat":1,"decision":"rockfall 1,1","digest":"89e94880dde6ce0c","how":"person","lag":0.0,"reasons":[],"at":1794974951.0254207,"by":"p2","id":"r18"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 21, CAST('{"type":"decided","seat":2,"decision":"lay NESW -1,0","digest":"c7f4bbf5b2570251","how":"bot","lag":0.0,"reasons":[],"at":1794974951.0443902,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 22, CAST('{"type":"decided","seat":0,"decision":"lay EW 1,1","digest":"757e4a68e490b1f6","how":"person","lag":0.0,"reasons":[],"at":1794974951.0574856,"by":"p1","id":"r19"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 23, CAST('{"type":"decided","seat":1,"decision":"break lamp A","digest":"0932954cfc7ab118","how":"person","lag":0.0,"reasons":[],"at":1794974951.0756876,"by":"p2","id":"r20"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 24, CAST('{"type":"decided","seat":2,"decision":"lay dead-EW 1,0","digest":"a2419a5df963a9d7","how":"bot","lag":0.0,"reasons":[],"at":1794974951.104349,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 25, CAST('{"type":"decided","seat":0,"decision":"break pick C","digest":"c3f9759ceac5ed13","how":"person","lag":0.0,"reasons":[],"at":1794974951.1100447,"by":"p1","id":"r21"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 26, CAST('{"type":"decided","seat":1,"decision":"pass SW","digest":"9d5a67420970a323","how":"person","lag":0.0,"reasons":[],"at":1794974951.1208587,"by":"p2","id":"r22"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 27, CAST('{"type":"decided","seat":2,"decision":"pass map","digest":"cb09972d80df79ec","how":"bot","lag":0.0,"reasons":[],"at":1794974951.1467664,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 28, CAST('{"type":"decided","seat":0,"decision":"pass NS","digest":"df9d2ed20e2c0e36","how":"person","lag":0.0,"reasons":[],"at":1794974951.155161,"by":"p1","id":"r23"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 29, CAST('{"type":"decided","seat":1,"decision":"rockfall 2,1","digest":"b3ee4b1531503f75","how":"person","lag":0.0,"reasons":[],"at":1794974951.172895,"by":"p2","id":"r24"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 30, CAST('{"type":"decided","seat":2,"decision":"pass NS","digest":"a89148a42947114b","how":"bot","lag":0.0,"reasons":[],"at":1794974951.1897004,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 31, CAST('{"type":"decided","seat":0,"decision":"pass ESW","digest":"d17f01409cbaf374","how":"person","lag":0.0,"reasons":[],"at":1794974951.1934853,"by":"p1","id":"r25"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 32, CAST('{"type":"decided","seat":1,"decision":"pass map","digest":"feb4aed9307a2678","how":"person","lag":0.0,"reasons":[],"at":1794974951.204857,"by":"p2","id":"r26"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 33, CAST('{"type":"decided","seat":2,"decision":"pass EW","digest":"1d7271cb9a3c540f","how":"bot","lag":0.0,"reasons":[],"at":1794974951.220714,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 34, CAST('{"type":"decided","seat":0,"decision":"break pick B","digest":"0665b82efa6ddac6","how":"person","lag":0.0,"reasons":[],"at":1794974951.2294734,"by":"p1","id":"r27"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 35, CAST('{"type":"decided","seat":1,"decision":"pass dead-NSW","digest":"67e09f385c0373df","how":"person","lag":0.0,"reasons":[],"at":1794974951.2430232,"by":"p2","id":"r28"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 36, CAST('{"type":"decided","seat":2,"decision":"pass SW","digest":"3f35f040d1478f6c","how":"bot","lag":0.0,"reasons":[],"at":1794974951.2626178,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 37, CAST('{"type":"decided","seat":0,"decision":"pass NESW","digest":"88a563f843494009","how":"person","lag":0.0,"reasons":[],"at":1794974951.2768626,"by":"p1","id":"r29"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 38, CAST('{"type":"decided","seat":1,"decision":"pass NSW","digest":"e5fc93caba4c0b49","how":"person","lag":0.0,"reasons":[],"at":1794974951.2895072,"by":"p2","id":"r30"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 39, CAST('{"type":"decided","seat":2,"decision":"pass SW","digest":"cc2e9df648a51b49","how":"bot","lag":0.0,"reasons":[],"at":1794974951.3088586,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 40, CAST('{"type":"decided","seat":0,"decision":"pass ES","digest":"c3c1f33a3f7d51f2","how":"person","lag":0.0,"reasons":[],"at":1794974951.3127477,"by":"p1","id":"r31"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 41, CAST('{"type":"decided","seat":1,"decision":"pass NSW","digest":"10c93030477c67d3","how":"person","lag":0.0,"reasons":[],"at":1794974951.3204792,"by":"p2","id":"r32"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 42, CAST('{"type":"decided","seat":2,"decision":"pass broken-cart","digest":"effb1953adc345af","how":"bot","lag":0.0,"reasons":[],"at":1794974951.340175,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 43, CAST('{"type":"decided","seat":0,"decision":"pass ES","digest":"1a05c34aeb8b2dcb","how":"person","lag":0.0,"reasons":[],"at":1794974951.3456764,"by":"p1","id":"r33"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 44, CAST('{"type":"decided","seat":1,"decision":"repair lamp A with repair-lamp-cart","digest":"3a69a4018d4a14da","how":"person","lag":0.0,"reasons":[],"at":1794974951.3651702,"by":"p2","id":"r34"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 45, CAST('{"type":"decided","seat":2,"decision":"map 8,-2","digest":"d837c9c3fd7d5af9","how":"bot","lag":0.0,"reasons":[],"at":1794974951.3979237,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 46, CAST('{"type":"decided","seat":0,"decision":"pass ESW","digest":"2930e1b218cb1b1d","how":"person","lag":0.0,"reasons":[],"at":1794974951.4125829,"by":"p1","id":"r35"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 47, CAST('{"type":"decided","seat":1,"decision":"pass NESW","digest":"1587458b66e1b3fe","how":"person","lag":0.0,"reasons":[],"at":1794974951.4188793,"by":"p2","id":"r36"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 48, CAST('{"type":"decided","seat":2,"decision":"pass repair-pick","digest":"017a5eaafd2a6de9","how":"bot","lag":0.0,"reasons":[],"at":1794974951.4349427,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 49, CAST('{"type":"decided","seat":0,"decision":"lay dead-SW~ -2,0","digest":"087dead11692fe7b","how":"person","lag":0.0,"reasons":[],"at":1794974951.4427948,"by":"p1","id":"r37"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 50, CAST('{"type":"decided","seat":1,"decision":"pass ES","digest":"710d4a05bb16cca6","how":"person","lag":0.0,"reasons":[],"at":1794974951.4456732,"by":"p2","id":"r38"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 51, CAST('{"type":"decided","seat":2,"decision":"repair pick B with repair-cart-pick","digest":"32c951246708fff5","how":"bot","lag":0.0,"reasons":[],"at":1794974951.4653223,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 52, CAST('{"type":"decided","seat":0,"decision":"break lamp C","digest":"c47483184fb65284","how":"person","lag":0.0,"reasons":[],"at":1794974951.4768965,"by":"p1","id":"r39"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 53, CAST('{"type":"decided","seat":1,"decision":"pass NS","digest":"ecac027b51b0ed80","how":"person","lag":0.0,"reasons":[],"at":1794974951.493393,"by":"p2","id":"r40"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 54, CAST('{"type":"decided","seat":2,"decision":"map 8,-2","digest":"e3532b2da9d51522","how":"bot","lag":0.0,"reasons":[],"at":1794974951.512046,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 55, CAST('{"type":"decided","seat":0,"decision":"pass SW","digest":"235124016963af92","how":"person","lag":0.0,"reasons":[],"at":1794974951.5205414,"by":"p1","id":"r41"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 56, CAST('{"type":"decided","seat":1,"decision":"pass dead-NS","digest":"2d3f70edb51f9b97","how":"person","lag":0.0,"reasons":[],"at":1794974951.531575,"by":"p2","id":"r42"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 57, CAST('{"type":"decided","seat":2,"decision":"pass dead-ESW","digest":"a77c34ec00534a5b","how":"bot","lag":0.0,"reasons":[],"at":1794974951.5581312,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 58, CAST('{"type":"decided","seat":0,"decision":"repair lamp C with repair-lamp-pick","digest":"dba7841eb7adbcd2","how":"person","lag":0.0,"reasons":[],"at":1794974951.569648,"by":"p1","id":"r43"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 59, CAST('{"type":"decided","seat":1,"decision":"pass NS","digest":"00b208f84f908d02","how":"person","lag":0.0,"reasons":[],"at":1794974951.579359,"by":"p2","id":"r44"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 60, CAST('{"type":"decided","seat":2,"decision":"repair cart B with repair-cart","digest":"af93d657fb25f0c0","how":"bot","lag":0.0,"reasons":[],"at":1794974951.6078427,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 61, CAST('{"type":"decided","seat":0,"decision":"lay ES~ 0,-2","digest":"4026e5597c77fb5a","how":"person","lag":0.0,"reasons":[],"at":1794974951.6140091,"by":"p1","id":"r45"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 62, CAST('{"type":"decided","seat":1,"decision":"lay ESW 0,2","digest":"1d31425e8bbd6977","how":"person","lag":0.0,"reasons":[],"at":1794974951.6204467,"by":"p2","id":"r46"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 63, CAST('{"type":"decided","seat":2,"decision":"pass dead-S","digest":"b0fdf342d36d5fa3","how":"bot","lag":0.0,"reasons":[],"at":1794974951.654177,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 64, CAST('{"type":"decided","seat":0,"decision":"pass dead-NESW","digest":"e04177d07e8820f0","how":"person","lag":0.0,"reasons":[],"at":1794974951.6696055,"by":"p1","id":"r47"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 65, CAST('{"type":"decided","seat":1,"decision":"break cart C","digest":"5ef8f722d00030ad","how":"person","lag":0.0,"reasons":[],"at":1794974951.6794167,"by":"p2","id":"r48"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 66, CAST('{"type":"decided","seat":2,"decision":"pass NSW","digest":"903bd8c889439185","how":"bot","lag":0.0,"reasons":[],"at":1794974951.7083411,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 67, CAST('{"type":"decided","seat":0,"decision":"rockfall 1,1","digest":"c068b7042ff58270","how":"person","lag":0.0,"reasons":[],"at":1794974951.7134721,"by":"p1","id":"r49"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 68, CAST('{"type":"decided","seat":1,"decision":"break lamp A","digest":"bbaa4c9abb205463","how":"person","lag":0.0,"reasons":[],"at":1794974951.7376044,"by":"p2","id":"r50"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 69, CAST('{"type":"decided","seat":2,"decision":"pass NESW","digest":"e25129cdf60a944c","how":"bot","lag":0.0,"reasons":[],"at":1794974951.7683475,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 70, CAST('{"type":"decided","seat":0,"decision":"pass repair-lamp","digest":"a3834034fba7853b","how":"person","lag":0.0,"reasons":[],"at":1794974951.7750998,"by":"p1","id":"r51"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 71, CAST('{"type":"decided","seat":1,"decision":"map 8,0","digest":"4770bca3da440c91","how":"person","lag":0.0,"reasons":[],"at":1794974951.7882643,"by":"p2","id":"r52"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 72, CAST('{"type":"decided","seat":2,"decision":"pass NESW","digest":"b7261491f6a4c18c","how":"bot","lag":0.0,"reasons":[],"at":1794974951.8123643,"by":null,"id":null}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 73, CAST('{"type":"decided","seat":0,"decision":"pass repair-lamp","digest":"a3ef6a49730b575f","how":"person","lag":0.0,"reasons":[],"at":1794974951.8230245,"by":"p1","id":"r53"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 74, CAST('{"type":"decided","seat":1,"decision":"map 8,-2","digest":"9841fc95ad4dd1c5","how":"person","lag":0.0,"reasons":[],"at":1794974951.8529315,"by":"p2","id":"r54"}' AS BLOB));
INSERT INTO entries VALUES ('RSMSXN', 75, CAST('{"type":"decided","seat":2,"decision":"pass dead-ES","digest":"27dd44ab13e01d56","how":"bot","lag":0.0,"reasons":[],"at":1794974951.8746586,"by":null,"id":null}' AS BLOB));
PRAGMA user_version = 4;
